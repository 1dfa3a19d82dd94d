/*
 * Starts the parked scripts at the visitor's first move (a pointer that only lies where the page appears makes none),
 * or once a page that needs them soon has been painted in its own letters: of two frames the first is seen by then.
 * What is clicked or sent before the page is alive is held and done again once it is (`alive` on the window), or done
 * by the browser alone when that takes over 3 s.
 */
const moves = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
const patience = 3_000;

let released = false;
/** What is to be done again, by what it was done to. */
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
  setTimeout(release, patience);
}

function release() {
  if (released) return;
  released = true;
  for (const again of held.values()) again();
}

function hold(event: Event, element: Element, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  // What was done last is done last.
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

/** `textFace` is the one that a script loads: until it has, `document.fonts` knows nothing of it. */
export async function startOncePainted(textFace: Promise<unknown>) {
  await textFace;
  await document.fonts.ready;
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}
