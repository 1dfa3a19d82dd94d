/**
 * The parts of a success notice. `doneKey` and `aboutKey` are the URL parameters for the completed action and the
 * record's id; `doneAnchor` is the HTML id.
 */
export const doneKey = "done";
export const aboutKey = "about";
export const doneAnchor = "done";
