/** What a founder may move: months of runway, percent of churn, percent by which CAC rises or cash falls. */
export const thresholdKinds = ["runway-caution", "runway-critical", "churn", "cac-rise", "cash-drop"] as const;
export type ThresholdKind = (typeof thresholdKinds)[number];
