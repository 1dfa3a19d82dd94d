const alertKinds = ["runway", "churn", "cac", "cash", "check-in"] as const;
export type AlertKind = (typeof alertKinds)[number];
export type AlertLevel = "caution" | "critical";

/** `figure` is months of runway, or percent for the other kinds; null for a missing check-in. */
export type Concern = { kind: AlertKind; level: AlertLevel; figure: number | null };

export type OpenAlert = Concern & { id: string; openedAt: Date };

/** A change of an alert. Only "opened" and "raised" cause a notification. */
export type AlertChange = Concern & { id: string; change: "opened" | "raised" | "eased" | "closed" };
