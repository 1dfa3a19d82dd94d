/** What an address of the desk says was done, and where its page says it. */
export const doneKey = "done";
export const doneAnchor = "done";
