const fields = "input, select, textarea";

/** Without script the browser gives the focus; React does for fields only. Who types meanwhile keeps it. */
function focus(element: HTMLElement | null) {
  if (element && !document.activeElement?.matches(fields)) element.focus();
}

/** Of what a page says in answer to a send: the keyboard and the reader go on from it. */
export const inFocus = { tabIndex: -1, autoFocus: true, ref: focus };
