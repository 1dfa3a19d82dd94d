import { formats } from "../../platform/language/format.ts";
import type { Figures } from "../../domain/kpi/figures.ts";
import { tryScenario } from "../../domain/kpi/scenario.ts";
import { words as en } from "../../domain/copilot/adviser/adviser-words.en.ts";
import { words as fr } from "../../domain/copilot/adviser/adviser-words.fr.ts";
import type { Advised } from "../../domain/copilot/adviser/adviser.server.ts";
import { growthFor } from "../../domain/copilot/adviser/growth.ts";
import type { Case, Expected } from "./question-case.ts";

const words = { en, fr };
const refused = ["outside", "others", "change", "unknown"];

function expectedText(expected: Expected, { lang }: Case, figures: Figures) {
  const { money, runwayIs } = words[lang];
  const { latest, runway, meanBurn } = figures;
  if (typeof expected === "object" && "text" in expected) return expected.text;
  if (!latest || !runway || meanBurn === null) return words[lang].none;
  if (typeof expected === "object" && "ofNumbers" in expected) return expected.ofNumbers;
  if (typeof expected === "object" && "growthTo" in expected)
    return latest.mrr < expected.growthTo
      ? formats[lang].percent(growthFor(latest.mrr, expected.growthTo, expected.months))
      : words[lang].growth.there;
  if (typeof expected === "object" && "of" in expected) {
    const own = figures.history.find(({ month }) => Number(month.slice(5, 7)) === expected.month);
    if (!own) return words[lang].ofMonth.kept(figures.history[0]?.month ?? latest.month, latest.month);
    const value = own[expected.of];
    return expected.of === "churn" ? formats[lang].percent(value) : money(Math.abs(value));
  }
  if (typeof expected === "object" && "churnTimes" in expected) {
    const to = Math.round(latest.churn * expected.churnTimes * 10) / 10;
    return money((latest.mrr * to) / 100);
  }
  if (typeof expected === "object") {
    const { burn = 0, cash = 0 } = expected.runwayIf;
    const changed = tryScenario(figures, { burn, cash });
    return changed ? runwayIs(changed.runway) : words[lang].none;
  }
  if (expected === "runway") return runwayIs(runway);
  if (expected === "burn") return money(Math.abs(meanBurn));
  return expected === "churn" ? formats[lang].percent(latest.churn) : money(latest[expected]);
}

const plain = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ").toLowerCase();

export type Score = { intent: boolean; numbers: boolean; source: boolean; refusal: boolean };

export function scoreOf(each: Case, { matches, parts }: Advised, figures: Figures): Score {
  const answerText = plain(
    parts
      .map(({ text, sum }) =>
        [text, ...sum.map(({ label, note = "", value }) => `${label} ${note} ${value}`)].join("\n"),
      )
      .join("\n"),
  );
  const isRefused = each.is.every((intent) => refused.includes(intent));
  const own = words[each.lang];
  const refusal = plain(
    isRefused
      ? ({ outside: own.outside, others: own.others, change: own.change, unknown: own.unknown }[String(each.is[0])] ??
          "")
      : "",
  );
  return {
    intent: matches.map(({ intent }) => intent).join() === each.is.join(),
    numbers: (each.says ?? []).every((expected) => answerText.includes(plain(expectedText(expected, each, figures)))),
    source:
      (each.says ?? []).length === 0 || figures.latest === null || parts.every(({ sources }) => sources.length > 0),
    refusal: isRefused
      ? answerText.includes(refusal) && parts.every(({ sum, sources }) => sum.length + sources.length === 0)
      : true,
  };
}
