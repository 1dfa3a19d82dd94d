import { randomUUID } from "node:crypto";
import * as z from "zod";
import {
  type Criterion,
  mostInName,
  mostInStep,
  type Rubric,
  rubricProblem,
  steps,
} from "../../../domain/application/review/rubric.ts";
import { line } from "../../../platform/http/fields.server.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { fieldsOf, slots } from "./fields.ts";

/** Parses a rubric from the form; a criterion whose fields are all empty is ignored. */
export const rubricForm = z.record(z.string(), z.string()).transform((typed, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  const read = (name: string, most: number) => {
    const parsed = line(most, "textTooLong").safeParse(typed[name] ?? "");
    const text = parsed.data ?? "";
    if (text === "") wrong(name, parsed.success ? "textRequired" : "textTooLong");
    return text;
  };
  const criteria: Rubric[number][] = [];
  for (const slot of slots) {
    const fields = fieldsOf(slot);
    const texts = languages.flatMap((lang) => [fields.name(lang), ...steps.map((step) => fields.step(lang, step))]);
    if ([fields.weight, ...texts].every((name) => (typed[name] ?? "").trim() === "")) continue;
    const weight = /^\d{1,3}$/.test((typed[fields.weight] ?? "").trim()) ? Number(typed[fields.weight]) : 0;
    if (weight < 1 || weight > 100) wrong(fields.weight, "weight");
    const both = <Value>(of: (lang: Lang) => Value): Record<Lang, Value> => ({ en: of("en"), fr: of("fr") });
    const step = (lang: Lang, nth: number) => read(fields.step(lang, nth), mostInStep);
    const known = typed[fields.id] ?? "";
    const criterion: Criterion = {
      id: /^[\w-]{1,40}$/.test(known) ? known : randomUUID(),
      weight,
      name: both((lang) => read(fields.name(lang), mostInName)),
      steps: both((lang) => [step(lang, 1), step(lang, 2), step(lang, 3), step(lang, 4)] as const),
    };
    criteria.push(criterion);
  }
  if (new Set(criteria.map(({ id }) => id)).size < criteria.length) wrong(fieldsOf(1).weight, "twice");
  const problem = rubricProblem(criteria);
  if (problem) wrong("criteria", problem);
  return { criteria, from: Number(typed["from"] ?? 0) };
});
