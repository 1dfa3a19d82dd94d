import type { Phrase } from "./phrase.ts";
import type { TypedFigures } from "./typed-figures.ts";
import { becomes, says } from "./change-words.ts";

/** Returns a factor such as 2 for "double" or 0.8 for "moins 20 %" ("down 20%"), or null. */
export function factorIn(text: string, { percents }: Pick<TypedFigures, "percents">) {
  const [, by] = /\b(?:divis\w*|divide\w*)\b.{0,200}? (?:par|by) (\d{1,15})(?! \d)\b/.exec(text) ?? [];
  if (by && Number(by) > 0) return 1 / Number(by);
  if (/\bhalv|\bhalf\b|\bmoitie\b/.test(text)) return 1 / 2;
  if (/\bdoubl/.test(text)) return 2;
  if (/\btripl/.test(text)) return 3;
  const [percent] = percents;
  if (!percent || percent.perMonth || (!says.rises(text) && !says.falls(text))) return null;
  return 1 + (says.falls(text) ? -percent.value : percent.value) / 100;
}

/** Returns the churn after a supposed change; a percentage below the current churn counts as percentage points. */
export function churnThen(question: Phrase, typed: TypedFigures, churn: number) {
  const to = churnNamed(question, typed, churn);
  // Rounded to one decimal as displayed, so that the founder can check the calculation.
  return to === null ? null : Math.round(Math.min(100, Math.max(0, to)) * 10) / 10;
}

function churnNamed(question: Phrase, typed: TypedFigures, churn: number) {
  const text = question.folded;
  const [percent] = typed.percents;
  const [, points] = /(\d{1,15}(?:[.,]\d{1,15})?) ?(?:points?|pts?)\b/.exec(question.text.toLowerCase()) ?? [];
  const by = points === undefined ? percent?.value : Number(points.replace(",", "."));
  const isPoints = points !== undefined || (percent !== undefined && percent.value < churn);
  if (percent && (becomes.test(percent.before) || /\b(?:etait|est|serait) de\W*$/.test(percent.before)))
    return percent.value;
  if (by !== undefined && isPoints && (says.falls(text) || says.rises(text)))
    return churn + (says.falls(text) ? -by : by);
  const factor = factorIn(text, typed);
  return factor === null ? null : churn * factor;
}
