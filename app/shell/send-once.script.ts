/*
 * Blocks a repeated submission for five seconds. A second request would cancel the first answer, which may contain
 * recovery codes or have used up a link.
 */
const sendingPause = 5_000;

let pressed: EventTarget | null = null;
let pressedAt = 0;

function sendOnce(event: SubmitEvent) {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  const button = event.submitter ?? form;
  if (button === pressed && event.timeStamp - pressedAt < sendingPause) return event.preventDefault();
  pressed = button;
  pressedAt = event.timeStamp;
}

// Registered after React's own handlers, so that `defaultPrevented` already shows which forms React sends itself.
addEventListener("submit", sendOnce);
addEventListener("pageshow", () => (pressed = null));
