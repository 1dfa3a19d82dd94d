import type { ComparedSide, Comparison } from "../../../domain/deal/compare.server.ts";
import type { ShownPart } from "../../../domain/publication/publication.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { useDealWords } from "../deals/use-deal-words.ts";
import { dealWords } from "../deals/words.ts";
import { compareWords } from "./words.ts";

export function useComparedRows({ left, right, month }: Comparison) {
  const { lang } = useLanguage();
  const { money, percent, change, count } = formats[lang];
  const words = useWords(compareWords);
  const { record: ofRecord } = useWords(dealWords);
  const { textOf, focusNames } = useDealWords();
  const { fields, notShared, notGiven } = words;
  const orNotGiven = (value: string | undefined) => value || notGiven;
  const shared = (side: ComparedSide, part: ShownPart, value: string | null) =>
    side.record.shown.includes(part) ? orNotGiven(value ?? undefined) : notShared;
  const inMonths = ({ runway }: ComparedSide) => {
    if (!runway?.runway) return null;
    const { state, months } = runway.runway;
    if (state === "months") return ofRecord.months(count(months));
    return state === "profitable" ? ofRecord.profitable : ofRecord.over36;
  };
  const text = (field: "current_stage" | "sector" | "region" | "funding_amount_needed", { record }: ComparedSide) =>
    textOf(field, record.profile[field] ?? "");
  const row = (name: string, valueOf: (side: ComparedSide) => string) => ({
    name,
    values: [valueOf(left), valueOf(right)] as const,
  });
  const ofFigures = (name: string, valueOf: (figures: NonNullable<ComparedSide["figures"]>) => string | null) =>
    row(name, (side) => shared(side, "figures", side.figures && valueOf(side.figures)));
  return [
    row(fields.stage, (side) => orNotGiven(text("current_stage", side))),
    row(fields.sector, (side) => orNotGiven(text("sector", side))),
    row(fields.region, (side) => orNotGiven(text("region", side))),
    row(fields.customers, ({ record }) => orNotGiven(focusNames(record.focus))),
    row(fields.raising, (side) => shared(side, "funding", text("funding_amount_needed", side))),
    row(fields.match, ({ match }) => (match.points === null ? notGiven : words.points(match.points))),
    row(fields.score, (side) =>
      shared(side, "score", side.record.score === null ? null : words.points(side.record.score)),
    ),
    ...(month
      ? [
          ofFigures(fields.mrr, ({ mrr }) => money(mrr / 100)),
          ofFigures(fields.growth, ({ mrrInMonth }) => (mrrInMonth === null ? null : change(mrrInMonth))),
          ofFigures(fields.cac, ({ cac }) => money(cac / 100)),
          ofFigures(fields.churn, ({ churn }) => percent(churn)),
          row(fields.cash, (side) => shared(side, "runway", side.runway && money(side.runway.cash / 100))),
          row(fields.runway, (side) => shared(side, "runway", inMonths(side))),
        ]
      : []),
  ];
}
