import type { AlertKind, OpenAlert } from "../../../domain/kpi/alert.ts";

const usual = ["mrr", "runway", "cac", "churn", "nps"] as const;
export type CellId = (typeof usual)[number];

/** The displayed number that each kind of alert concerns; the alert for a missing check-in concerns no number. */
const numberOf: Partial<Record<AlertKind, CellId>> = { runway: "runway", cash: "runway", churn: "churn", cac: "cac" };
const worstFirst: readonly AlertKind[] = ["runway", "cash", "churn", "cac"];

/** The first number belongs to the most serious alert; NPS is included only if the founder reported NPS. */
export function cellOrder(alerts: readonly Pick<OpenAlert, "kind" | "level">[], hasNps: boolean) {
  const ranked = alerts.toSorted(
    (a, b) =>
      Number(b.level === "critical") - Number(a.level === "critical") ||
      worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind),
  );
  const risk = ranked.map(({ kind }) => numberOf[kind]).find((id) => id !== undefined);
  return [...(risk ? [risk] : []), ...usual.filter((id) => id !== risk && (hasNps || id !== "nps"))].map((id) => ({
    id,
    isRisk: id === risk,
  }));
}
