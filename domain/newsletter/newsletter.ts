export type NewsletterEvent = "requested" | "confirmed" | "unsubscribed" | "bounced";

/** The state of the subscription that a mailed link refers to. */
export type SubscriptionStatus = "waiting" | "subscribed" | "left";

/** The states shown on the desk. `expired`: not confirmed in time. */
export const newsletterStates = ["subscribed", "waiting", "left", "bounced", "expired"] as const;
export type NewsletterState = (typeof newsletterStates)[number];
