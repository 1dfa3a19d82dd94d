/** What an address says was done, to which of several things, and where the page says it. */
export const doneKey = "done";
export const aboutKey = "about";
export const doneAnchor = "done";
