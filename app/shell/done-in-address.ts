/**
 * The URL parameters of a success notice: the action that was done, and the record's id. `doneAnchor` is the notice's
 * HTML id.
 */
export const doneKey = "done";
export const aboutKey = "about";
export const doneAnchor = "done";
