export type NewsletterEvent = "requested" | "confirmed" | "unsubscribed" | "bounced";

/** The state of the subscription that an e-mailed link refers to; "left" means unsubscribed. */
export type SubscriptionStatus = "waiting" | "subscribed" | "left";

export const newsletterStates = ["subscribed", "waiting", "left", "bounced", "expired"] as const;
export type NewsletterState = (typeof newsletterStates)[number];
