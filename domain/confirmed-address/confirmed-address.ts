/** The e-mails whose confirmation is stored; the e-mail with a person's own data must leave no trace. */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
