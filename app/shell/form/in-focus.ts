const fields = "input, select, textarea";

/**
 * Moves the focus to an element, because React's autoFocus only works on form fields. A person who is already typing in
 * a field keeps the focus.
 */
function focus(element: HTMLElement | null) {
  if (element && !document.activeElement?.matches(fields)) element.focus();
}

/**
 * Props that focus the message shown after sending a form, so that the keyboard and screen readers continue at this
 * message.
 */
export const inFocus = { tabIndex: -1, autoFocus: true, ref: focus };
