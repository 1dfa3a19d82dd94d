/** Raised when the same Markdown gives other HTML, so that shipped posts are rendered again. */
export const rendering = 1;
