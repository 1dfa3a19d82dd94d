import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Block, Run } from "../../../platform/office/text.ts";
import type { Material, Wording } from "./material.ts";

/** The maximum number of months in a document. The founder's own page shows the whole history. */
const mostMonths = 12;

export type Drawn = { blocks: Block[]; gaps: string[] };

export const gapOf = (what: string, { own }: Wording): Run => ({ text: own.phrases.gap(what), marked: true });

export const missing = (what: string, wording: Wording): Drawn => ({
  blocks: [{ type: "text", runs: [gapOf(what, wording)] }],
  gaps: [what],
});

// In the French formats, literal spaces separate the thousands, because programs adapt real separators to their own
// language.
const currency = {
  en: '"€"#,##0',
  fr: '[>=1000000]#"\u00A0"000"\u00A0"000"\u00A0€";[>=1000]#"\u00A0"000"\u00A0€";#,##0"\u00A0€"',
};

export function figures({ figures: its, lang }: Material, wording: Wording): Drawn {
  const { phrases } = wording.own;
  const { latest, runway, burnMonths } = its;
  const { money, percent, count, signed } = formats[lang];
  if (!latest || !runway) return missing(phrases.gaps.numbers, wording);
  const month = phrases.asOf(latest.month);
  const one = (name: string, value: string, note = month) => ({ name, value, note });
  const lasts =
    runway.state === "months"
      ? phrases.months(runway.months)
      : runway.state === "profitable"
        ? phrases.profitable
        : phrases.over;
  const nps = latest.nps;
  const since = burnMonths[0] && burnMonths.length > 1 ? burnMonths[0].month : null;
  return {
    blocks: [
      {
        type: "figures",
        figures: [
          one(phrases.names.mrr, money(latest.mrr / 100)),
          one(phrases.names.runway, lasts, since ? `${phrases.month(since)} – ${month}` : month),
          one(phrases.names.cac, money(latest.cac / 100)),
          one(phrases.names.churn, percent(latest.churn)),
          ...(nps === null ? [] : [one(phrases.names.nps, nps < 0 ? signed(nps) : count(nps))]),
        ],
      },
    ],
    gaps: [],
  };
}

export function byMonth(
  { figures: { history }, lang }: Material,
  title: string,
  series: string,
  of: (month: CheckIn) => number,
): Block {
  const { money, shortMonth } = formats[lang];
  return {
    type: "chart",
    chart: {
      title,
      series,
      code: currency[lang],
      points: history.slice(-mostMonths).map((each) => ({
        label: `${shortMonth(each.month)} ${each.month.slice(0, 4)}`,
        value: of(each) / 100,
        printed: money(of(each) / 100),
      })),
    },
  };
}
