import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { isDay } from "../../platform/language/paris-day.ts";
import { isReportable, mostOfDifference, type Numbers } from "./check-in.ts";
import { areCrossed, type ThresholdKind, thresholdKinds, thresholdRanges, type Thresholds } from "./threshold.ts";
import { centsOf, percentOf, wholeOf } from "../../platform/language/typed-number.ts";

/** `wrong` is the issue code of unreadable input; an empty field never counts as zero. */
const read = <Value>(reader: (typed: string) => Value | undefined, wrong: string, empty: "refused" | "none") =>
  line(40, wrong).transform((typed, { issues }): Value | null => {
    if (typed === "" && empty === "none") return null;
    const value = typed === "" ? undefined : reader(typed);
    if (value !== undefined) return value;
    issues.push({ code: "custom", message: typed === "" ? "empty" : wrong, input: typed });
    return z.NEVER;
  });

const present = <Value>(reader: (typed: string) => Value | undefined, wrong: string) =>
  read(reader, wrong, "refused").transform((value) => value as Value);

const sum = (typed: string) => {
  const cents = centsOf(typed);
  return cents !== undefined && cents >= 0 ? cents : undefined;
};

/** Returns the schema of the check-in form. The month is submitted in the form "2026-10". */
export const checkInForm = (today: string) =>
  z
    .object({
      month: line(7, "monthInvalid").refine(
        (month) => isDay(`${month}-01`) && isReportable(`${month}-01`, today),
        "monthInvalid",
      ),
      mrr: present(sum, "sumInvalid"),
      cash: present(centsOf, "cashInvalid"),
      burnRate: present(centsOf, "signedSumInvalid"),
      cac: present(sum, "sumInvalid"),
      churnRate: present(percentOf, "percentInvalid"),
      nps: read((typed) => wholeOf(typed, -100, 100), "npsInvalid", "none"),
      activeDeals: read((typed) => wholeOf(typed, 0, 100_000), "countInvalid", "none"),
      lastInvestorContact: read(
        (typed) => (isDay(typed) && typed >= "2000-01-01" && typed <= today ? typed : undefined),
        "dateInvalid",
        "none",
      ),
      raised: read(sum, "sumInvalid", "none"),
      difference: paragraphs(mostOfDifference, "textTooLong"),
    })
    .transform(({ month, burnRate: burn, churnRate: churn, ...numbers }): { month: string; numbers: Numbers } => ({
      month: `${month}-01`,
      numbers: { ...numbers, burn, churn },
    }));

const threshold = (kind: ThresholdKind) => {
  const [least, most] = thresholdRanges[kind];
  return present((typed) => {
    const value = percentOf(typed) ?? (/^\d{3}$/.test(typed) ? Number(typed) : undefined);
    return value !== undefined && value >= least && value <= most ? Math.round(value * 100) / 100 : undefined;
  }, "thresholdInvalid");
};

export const thresholdForm = z
  .object(
    Object.fromEntries(thresholdKinds.map((kind) => [kind, threshold(kind)])) as Record<
      ThresholdKind,
      ReturnType<typeof threshold>
    >,
  )
  .refine((values) => !areCrossed(values), {
    message: "criticalAbove",
    path: ["runway-critical"],
  }) as z.ZodType<Thresholds>;
