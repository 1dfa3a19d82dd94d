/** Increase this number when the same Markdown gives different HTML; shipped posts are then rendered again. */
export const rendering = 1;
