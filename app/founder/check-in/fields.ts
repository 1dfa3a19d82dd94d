import type { Numbers } from "../../../domain/kpi/check-in.ts";
import type { Format } from "../../../platform/language/format.ts";

export const requiredNumbers = ["mrr", "cash", "burnRate", "cac", "churnRate"] as const;
export const optionalNumbers = ["nps", "activeDeals", "lastInvestorContact", "raised"] as const;
export type NumberField = (typeof requiredNumbers)[number] | (typeof optionalNumbers)[number];

export const unitOf = (name: NumberField) =>
  name === "churnRate" ? "%" : ["nps", "activeDeals", "lastInvestorContact"].includes(name) ? undefined : "€";

/** Describes a number of an edit conflict, in which a number has its name in the database. */
export const tellNumber =
  (labels: Record<NumberField, string>, { exact, shortDay }: Pick<Format, "exact" | "shortDay">) =>
  (name: string, text: string) => {
    const field = ({ burn: "burnRate", churn: "churnRate" }[name] ?? name) as NumberField;
    const value =
      field === "lastInvestorContact"
        ? shortDay
        : (typed: string) => exact(Number(typed) / (unitOf(field) === "€" ? 100 : 1));
    return { label: labels[field], text: text && value(text) };
  };

export function writtenIn(name: NumberField, checkIn: Numbers | null, { exact }: Pick<Format, "exact">) {
  if (!checkIn) return "";
  const cents = (value: number | null) => (value === null ? "" : exact(value / 100));
  const plain = (value: number | null) => (value === null ? "" : exact(value));
  const written: Record<NumberField, string> = {
    mrr: cents(checkIn.mrr),
    cash: cents(checkIn.cash),
    burnRate: cents(checkIn.burn),
    cac: cents(checkIn.cac),
    churnRate: plain(checkIn.churn),
    nps: plain(checkIn.nps),
    activeDeals: plain(checkIn.activeDeals),
    lastInvestorContact: checkIn.lastInvestorContact ?? "",
    raised: cents(checkIn.raised),
  };
  return written[name];
}
