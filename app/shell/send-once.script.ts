/*
 * Sends a form once even if it is submitted twice: a second send would cancel the first one's answer, which may have
 * used up a link, a code or the only display of recovery codes. After five seconds without an answer the form can be
 * sent again.
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

// Registered after React's own handlers, because React sends some forms itself.
addEventListener("submit", sendOnce);
addEventListener("pageshow", () => (pressed = null));
