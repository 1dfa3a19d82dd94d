/** What an address of the desk says was done, and where its page says it. */
export const doneKey = "done";
/** Which of several things it was done to, or how many. */
export const aboutKey = "about";
export const doneAnchor = "done";
