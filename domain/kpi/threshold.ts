/** Runway thresholds are in months, all others in percent. */
export const thresholdKinds = ["runway-caution", "runway-critical", "churn", "cac-rise", "cash-drop"] as const;
export type ThresholdKind = (typeof thresholdKinds)[number];

export type Thresholds = Record<ThresholdKind, number>;

export const houseThresholds: Thresholds = {
  "runway-caution": 6,
  "runway-critical": 3,
  churn: 5,
  "cac-rise": 20,
  "cash-drop": 25,
};

export const areCrossed = (values: Thresholds) => values["runway-critical"] > values["runway-caution"];

export const thresholdRanges: Record<ThresholdKind, readonly [number, number]> = {
  "runway-caution": [1, 24],
  "runway-critical": [1, 24],
  churn: [0.5, 50],
  "cac-rise": [5, 500],
  "cash-drop": [5, 95],
};
