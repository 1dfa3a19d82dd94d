const fields = "input, select, textarea";

/** Sets the focus, because React's autoFocus only works on fields; a person who is already typing keeps it. */
function focus(element: HTMLElement | null) {
  if (element && !document.activeElement?.matches(fields)) element.focus();
}

/** Props for the message that answers a form, so that the keyboard and screen readers continue from there. */
export const inFocus = { tabIndex: -1, autoFocus: true, ref: focus };
