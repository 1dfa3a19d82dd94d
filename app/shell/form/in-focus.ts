const fields = "input, select, textarea";

/** React's autoFocus only works on form fields. A person who is typing keeps the focus. */
function focus(element: HTMLElement | null) {
  if (element && !document.activeElement?.matches(fields)) element.focus();
}

/** The keyboard and screen readers continue at the focused message. */
export const inFocus = { tabIndex: -1, autoFocus: true, ref: focus };
