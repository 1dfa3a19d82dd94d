/*
 * A form that is pressed twice is sent once: a second send breaks the first one's answer off, and what that had used up
 * (a link, a code, the one sight of recovery codes) is gone. Where no answer comes, the form can be sent again.
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

// After React, which sends some forms itself.
addEventListener("submit", sendOnce);
addEventListener("pageshow", () => (pressed = null));
