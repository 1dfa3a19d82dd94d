import { burnMultipleOf, missingFor } from "../../kpi/figures.ts";
import { nextStepFor, nextCheckIn, part, thursdayAfter, fromFigures } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";
import { asksWhetherNormal } from "../question/asks-whether-normal.ts";

export const burnAnswer = fromFigures(async (ask, { latest, first, meanBurn, figures, thresholds, runway }) => {
  const { words } = ask;
  const isNormal = asksWhetherNormal(ask.question) && meanBurn > 0;
  const floor = thresholds["runway-caution"];
  const gap = missingFor(floor, figures);
  const by = latest.burn - first.burn;
  const burning = burnMultipleOf(figures);
  return part(
    [
      meanBurn > 0 ? words.burn.is(meanBurn, figures.burnMonths.length) : words.burn.gains(meanBurn),
      words.burn.latest(latest.burn, latest.month),
      figures.isStale && words.stale(latest.month),
      by > 0 && words.burn.rises(by, first.month),
      by < 0 && words.burn.falls(-by, first.month),
      burning && words.burn.multiple(burning.multiple),
      isNormal && latest.mrr > 0 && words.burn.ofMrr((meanBurn / latest.mrr) * 100, latest.month),
      isNormal && runway.state === "months" && words.burn.lasts(runway.months),
      isNormal && (gap ? words.runway.below(floor, gap) : words.runway.above(floor)),
    ],
    {
      sum: [
        ...figures.burnMonths.map(({ month, burn }, at): SumLine => ({
          sign: at > 0 ? "+" : "",
          label: words.lines.burnOf(month),
          value: words.money(burn),
        })),
        { sign: "=", label: words.lines.burn, note: `÷ ${figures.burnMonths.length}`, value: words.money(meanBurn) },
        ...(isNormal && latest.mrr > 0
          ? [
              { sign: "÷" as const, label: words.lines.mrr(latest.month), value: words.money(latest.mrr) },
              { sign: "=" as const, label: words.lines.ofMrr, value: words.percent((meanBurn / latest.mrr) * 100) },
            ]
          : []),
      ],
      sources: [
        words.chips.burn(first.month, latest.month),
        ...(isNormal ? [words.chips.mrr(latest.month), words.chips.cash(latest.month), words.chips.floor(floor)] : []),
      ],
      nextStep:
        isNormal && gap
          ? nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(ask.tools.today))
          : nextCheckIn(ask, figures),
    },
  );
});
