/** Of what a page says in answer to a send: the keyboard and the reader go on from it. */
export const inFocus = { tabIndex: -1, autoFocus: true };
