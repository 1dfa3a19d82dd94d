/*
 * Starts the postponed scripts at the visitor's first interaction (a pointer that the page merely appears under does not
 * count), or, for a page that needs them soon, after its first paint in the web font: by the second frame, the first is
 * on screen. Clicks and form sends before hydration are kept and repeated after it (the `alive` event on the window); if
 * hydration takes over 3 s, the browser handles them without script.
 */
const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
const longestHold = 3_000;

let released = false;
/** Events to repeat, by target element. */
const held = new Map<Element, () => void>();

function startAtMove(event: Event) {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
  start();
}

function start() {
  for (const move of moves) removeEventListener(move, startAtMove, true);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}

function run() {
  for (const parked of document.querySelectorAll<HTMLScriptElement>('script[type="text/parked"]')) {
    const script = document.createElement("script");
    if (parked.dataset["type"]) {
      script.type = parked.dataset["type"];
      script.async = true;
    }
    if (parked.nonce) script.nonce = parked.nonce;
    script.textContent = parked.textContent;
    parked.replaceWith(script);
  }
  setTimeout(release, longestHold);
}

function release() {
  if (released) return;
  released = true;
  for (const again of held.values()) again();
}

function hold(event: Event, element: Element, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  // Re-inserted at the end, so that events are repeated in the order of their last occurrence.
  held.delete(element);
  held.set(element, again);
  start();
}

function holdClick(event: MouseEvent) {
  if (released || event.metaKey || event.ctrlKey || !(event.target instanceof Element)) return;
  const element = event.target.closest<HTMLElement>("[data-hold]");
  if (element) hold(event, element, () => element.click());
}

function holdSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!released && form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(submitter));
}

for (const move of moves) addEventListener(move, startAtMove, { capture: true, passive: true });
addEventListener("click", holdClick, true);
addEventListener("submit", holdSubmit, true);
addEventListener("alive", release);

/** `textFace` is the font loaded by script; until it is loaded, `document.fonts` does not include it. */
export async function startOncePainted(textFace: Promise<unknown>) {
  await textFace;
  await document.fonts.ready;
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}
