const alertKinds = ["runway", "churn", "cac", "cash", "check-in"] as const;
export type AlertKind = (typeof alertKinds)[number];
export type AlertLevel = "caution" | "critical";

/** Months of runway, percent of churn, percent by which CAC or cash changed; none for a check-in that is missing. */
export type Concern = { kind: AlertKind; level: AlertLevel; figure: number | null };

export type OpenAlert = Concern & { id: string; openedAt: Date };

/** What became of an alert. Opened and raised are worth telling; eased and closed are good news. */
export type AlertChange = Concern & { id: string; change: "opened" | "raised" | "eased" | "closed" };
