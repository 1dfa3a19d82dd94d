const fields = "input, select, textarea";

/** Focuses an element unless a form field has the focus. React's autoFocus does this only for form fields. */
function focus(element: HTMLElement | null) {
  if (element && !document.activeElement?.matches(fields)) element.focus();
}

/** Props for a message that receives the focus, so that the keyboard and screen readers continue there. */
export const inFocus = { tabIndex: -1, autoFocus: true, ref: focus };
