/**
 * The kinds of e-mail that link to a page with a confirmation button. The e-mail with a person's own data is not among
 * them, because a confirmation is stored and viewing the data must leave no trace.
 */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
