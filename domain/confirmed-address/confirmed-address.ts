/** The e-mail with one's own data is missing here, because viewing one's data must leave no trace. */
export type ConfirmedBy = "account" | "application" | "guide" | "newsletter";
