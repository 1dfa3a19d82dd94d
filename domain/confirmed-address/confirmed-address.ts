/** The mails whose link leads to a page with a button. Looking at one's own data is none: it leaves nothing behind. */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
