export type NewsletterEvent = "requested" | "confirmed" | "unsubscribed" | "bounced";

/** Where the subscription stands that a mailed link speaks of. */
export type Standing = "waiting" | "subscribed" | "left";
