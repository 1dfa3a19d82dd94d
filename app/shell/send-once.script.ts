/*
 * Sends a form only once when it is submitted twice. A second send would cancel the first answer, which may be the only
 * display of recovery codes or may have used up a link. After five seconds without an answer, the form can be sent
 * again.
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

// Registered after React's own handlers, because React itself sends some forms.
addEventListener("submit", sendOnce);
addEventListener("pageshow", () => (pressed = null));
