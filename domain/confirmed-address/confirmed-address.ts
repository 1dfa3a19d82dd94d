/**
 * The mails that link to a page with a confirming button. The personal-data mail is absent because viewing one's data
 * must leave no trace.
 */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
