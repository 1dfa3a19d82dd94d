export const alertKinds = ["runway", "churn", "cac", "cash", "check-in"] as const;
export type AlertKind = (typeof alertKinds)[number];
export type AlertLevel = "caution" | "critical";
