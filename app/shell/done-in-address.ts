/** The URL parameters of a success notice, and the notice's HTML id. */
export const doneKey = "done";
export const aboutKey = "about";
export const doneAnchor = "done";
