/**
 * The version of the Markdown rendering. Increase it when the same Markdown gives different HTML, so that shipped posts
 * are rendered again.
 */
export const rendering = 1;
