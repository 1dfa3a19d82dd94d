import { mostCriteria, type Rubric, steps } from "../../../domain/application/review/rubric.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";

/** The positions of the criteria on the form, starting at 1. Positions after the rubric's last criterion are empty. */
export const slots = Array.from({ length: mostCriteria }, (_, nth) => nth + 1);

export const fieldsOf = (slot: number) => ({
  id: `id.${slot}`,
  weight: `weight.${slot}`,
  name: (lang: Lang) => `name.${lang}.${slot}`,
  step: (lang: Lang, step: number) => `step.${lang}.${slot}.${step}`,
});

export function valuesOf(rubric: Rubric): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [nth, { id, weight, name, steps: described }] of rubric.entries()) {
    const fields = fieldsOf(nth + 1);
    values[fields.id] = id;
    values[fields.weight] = String(weight);
    for (const lang of languages) {
      values[fields.name(lang)] = name[lang];
      for (const step of steps) values[fields.step(lang, step)] = described[lang][step - 1] ?? "";
    }
  }
  return values;
}
