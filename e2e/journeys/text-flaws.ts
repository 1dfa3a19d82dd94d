/** Runs in the page: finds numbers joined to their label, which are read as one word ("47Startups"). */
export const gluedFigures = () =>
  [...document.body.innerText.matchAll(/\S*\d\p{Lu}\p{Ll}{3,}\S*/gu)]
    .map(([text]) => text)
    // Receipts are left out: their 22 random letters and digits may look like a number joined to a word.
    .filter((text) => !/^[\w-]{22}$/.test(text))
    .map((text) => `one word: ${text}`);

/** Runs in the page: finds lines of text that leave the screen or overlap, and pages that are wider than the screen. */
export function textFlaws() {
  const wrong: string[] = [];
  const lines: { text: string; box: DOMRect }[] = [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (
      !parent ||
      !text ||
      parent.closest("header, .check-in-foot, .triage-foot, .marquee, script, style, .skip, .offer, .sr-only") ||
      !parent.checkVisibility() ||
      getComputedStyle(parent).clipPath === "inset(50%)" ||
      scrolls(parent)
    )
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.left < -0.5 || box.right > innerWidth + 0.5) wrong.push(`leaves the screen: ${text}`);
      lines.push({ text, box });
    }
  }
  // Lines of different texts count as overlapping only if they share more than a third of a line's height.
  for (const [index, { text, box }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (other.text !== text && across > 2 && down > Math.min(box.height, other.box.height) / 3)
        wrong.push(`overlaps: ${text} / ${other.text}`);
    }
  if (document.documentElement.scrollWidth > innerWidth)
    wrong.push(`is ${document.documentElement.scrollWidth} px wide`);
  return wrong;
}

/** Runs in the page: finds links and buttons in the main part that another element covers at one of fifteen points. */
export function coveredControls() {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>("main :is(a.button, button)")) {
    if (!control.checkVisibility()) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    for (let point = 0; point < 15; point += 1) {
      const [across, down] = [((point % 5) + 0.5) / 5, (Math.floor(point / 5) + 0.5) / 3];
      const found = document.elementFromPoint(left + width * across, top + height * down);
      if (found && !control.contains(found) && !covered.includes(control.innerText)) covered.push(control.innerText);
    }
  }
  return covered.map((text) => `covered: ${text}`);
}
