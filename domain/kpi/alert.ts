const alertKinds = ["runway", "churn", "cac", "cash", "check-in"] as const;
export type AlertKind = (typeof alertKinds)[number];
export type AlertLevel = "caution" | "critical";

/**
 * The reason for an alert. `figure`: months of runway, churn in percent, or the change of CAC or cash in percent; null
 * for a missing check-in.
 */
export type Concern = { kind: AlertKind; level: AlertLevel; figure: number | null };

export type OpenAlert = Concern & { id: string; openedAt: Date };

/** A change of an alert. Only "opened" and "raised" cause a notification. */
export type AlertChange = Concern & { id: string; change: "opened" | "raised" | "eased" | "closed" };
