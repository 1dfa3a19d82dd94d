import * as z from "zod";
import { type GivenSteps, mostInSentence, type Rubric } from "../../../domain/application/review/rubric.ts";
import { fieldOf } from "./field-of.ts";
import { line, paragraphs } from "../../../platform/http/fields.server.ts";

export const sentenceForm = z.object({ sentence: line(mostInSentence, "sentenceTooLong") });

export const conflictForm = z.object({
  reason: paragraphs(500, "reasonTooLong").pipe(z.string().min(1, "reasonRequired")),
});

export const liftForm = z.object({ conflict: z.uuid() });

/** A score is a step from 1 to 4, or null for "unknown"; criteria without a choice are left out. */
export function stepsIn(rubric: Rubric, fields: Record<string, string>): GivenSteps {
  const steps: GivenSteps = {};
  for (const { id } of rubric) {
    const typed = fields[fieldOf(id)] ?? "";
    if (typed === "unknown") steps[id] = null;
    else if (/^[1-4]$/.test(typed)) steps[id] = Number(typed);
  }
  return steps;
}
