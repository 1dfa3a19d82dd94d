/**
 * The mails that link to a page with a confirming button. The mail with personal data is not among them, because
 * viewing one's data must leave no trace.
 */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
