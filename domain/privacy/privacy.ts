/**
 * The kinds of requests about personal data. Rectifications, restrictions and objections are always answered by hand.
 */
export const requestKinds = ["export", "erasure", "withdrawal", "rectification", "restriction", "objection"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const enteredKinds = [
  "export",
  "erasure",
  "rectification",
  "restriction",
  "objection",
] as const satisfies RequestKind[];
export type EnteredKind = (typeof enteredKinds)[number];

export const enteredVia = ["post", "phone", "message", "in-person"] as const;
export type EnteredVia = (typeof enteredVia)[number];

/** How a request ended. `expired` means that the e-mailed link was not used in time. */
export type RequestOutcome = "done" | "cancelled" | "expired";

/** The ids of what an address had sent when another account took it, and that moment. */
export type Held = Record<"leads" | "applications" | "guides" | "subscriptions" | "readers", string[]> & { at: string };

/** Days between a request for erasure and the erasure. The request can be cancelled during this time. */
export const erasureDelayDays = 7;

/**
 * The consents that a person can withdraw. Stored rows about any other purpose only prove that a text was shown or
 * acknowledged.
 */
export const withdrawable = ["marketing", "phone", "newsletter"] as const;
export type Withdrawable = (typeof withdrawable)[number];
