/** The URL keys of a success notice: the action and the record's id; and the notice's anchor. */
export const doneKey = "done";
export const aboutKey = "about";
export const doneAnchor = "done";
