/**
 * The kinds of e-mail that link to a page with a confirmation button. The site stores which addresses have confirmed.
 * The e-mail that gives people their own data is not in this list, because viewing one's data must leave no trace.
 */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
