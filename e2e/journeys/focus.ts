import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Runs in the page: describes the focused element, and lists reasons why a person cannot see the focus. */
export function focusNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A click anywhere in a table row follows the row's link, so the outline is around the row.
  const row = element.matches(".desk-table th a") ? element.closest("tr") : null;
  const seen = (element.closest(".marquee-pause") ?? row ?? element) as HTMLElement;
  const box = seen.getBoundingClientRect();
  const name =
    `${element.tagName.toLowerCase()} ${element.getAttribute("name") ?? ""} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`
      .replace(/\s+/g, " ")
      .trim();
  const wrong: string[] = [];
  const { outlineStyle, outlineWidth } = getComputedStyle(seen);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
    wrong.push(`no outline (${outlineStyle} ${outlineWidth})`);
  const bar = document.querySelector("header")?.getBoundingClientRect();
  const tall = box.height > innerHeight - (bar?.bottom ?? 0);
  // On the desk, the header is a menu beside the page, which cannot cover an element.
  const below = bar && box.left < bar.right;
  if (below && !tall && !element.closest("header, .skip") && box.top < bar.bottom - 1)
    wrong.push(`begins under the bar (${Math.round(box.top)} < ${bar.bottom})`);
  if (box.width < 1 || box.height < 1) wrong.push("has no size");
  const inside = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || hit.contains(seen));
  };
  const [left, top, right, bottom] = [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const hidden = corners.filter(([x, y]) => !inside(x, y));
  if (hidden.length === corners.length) wrong.push("is hidden or off the screen");
  return { name, wrong };
}

export async function walk(page: Page, limit = 150) {
  const stops: string[] = [];
  const wrong: string[] = [];
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusNow);
    if (!focus) break;
    stops.push(focus.name);
    wrong.push(...focus.wrong.map((flaw) => `${focus.name}: ${flaw}`));
  }
  return { stops, wrong };
}

export async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusNow);
    if (focus && name.test(focus.name)) {
      expect(focus.wrong, focus.name).toEqual([]);
      return;
    }
  }
  throw new Error(`No Tab leads to ${name}`);
}
