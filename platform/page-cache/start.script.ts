/*
 * Starts the postponed scripts at the visitor's first interaction, or after the first paint in the web font if the page
 * needs scripts soon. Clicks and form submissions before hydration are stored and repeated at the `alive` event; if
 * hydration takes more than 3 seconds, they are repeated without script.
 */
const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
const longestHold = 3_000;

let released = false;
/** Functions that repeat a stored click or form submission, by target element. */
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
  // A map keeps an existing key's place, so deleting first moves the key to the end.
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

/**
 * Starts the scripts after painting; `document.fonts.ready` alone would miss the text font, which a script adds later.
 */
export async function startOncePainted(textFace: Promise<unknown>) {
  await textFace;
  await document.fonts.ready;
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}
