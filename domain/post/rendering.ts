/** Must be increased when the same Markdown gives different HTML, so that shipped posts are rendered again. */
export const rendering = 1;
