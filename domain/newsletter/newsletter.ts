export type NewsletterEvent = "requested" | "confirmed" | "unsubscribed" | "bounced";

/** Where the subscription stands that a mailed link speaks of. */
export type SubscriptionStatus = "waiting" | "subscribed" | "left";

/** What the desk says of a subscription. `expired`: not confirmed in time. */
export const newsletterStates = ["subscribed", "waiting", "left", "bounced", "expired"] as const;
export type NewsletterState = (typeof newsletterStates)[number];
