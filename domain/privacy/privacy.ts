/** Requests about personal data; the last three are always answered by hand. */
export const requestKinds = ["export", "erasure", "withdrawal", "rectification", "restriction", "objection"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What can be asked by post or on the phone, and is answered by hand. */
export const enteredKinds = [
  "export",
  "erasure",
  "rectification",
  "restriction",
  "objection",
] as const satisfies RequestKind[];
export type EnteredKind = (typeof enteredKinds)[number];

/** How a request arrived that was not made on the site. */
export const enteredVia = ["post", "phone", "message", "in-person"] as const;
export type EnteredVia = (typeof enteredVia)[number];

/** How a request ended. `expired`: its mailed link was not used in time. */
export type RequestOutcome = "done" | "cancelled" | "expired";

/** Days between the request for erasure and the erasure, in which it can be taken back. */
export const erasureDelayDays = 7;

/** Consents that can be taken back; the others are proofs of what was shown or acknowledged. */
export const withdrawable = ["marketing", "phone", "newsletter"] as const;
export type Withdrawable = (typeof withdrawable)[number];
