import * as z from "zod";
import { id, metadata, text } from "./text.server.ts";

export const quizQuestion = z.strictObject({
  kind: z.literal("quiz-question"),
  id,
  /** A question about the person's situation rather than about how far they are. */
  about: z.enum(["readiness", "profile"]),
  text,
  /** What its stake in the landscape is called, and what to do where points are missing. */
  stake: text.optional(),
  step: text.optional(),
  stepText: text.optional(),
  options: z.array(z.strictObject({ points: z.union([z.literal(0), z.literal(1), z.literal(2)]), text })).length(3),
});

export const quizProfile = z.strictObject({
  kind: z.literal("quiz-profile"),
  id,
  level: z.int().positive(),
  /** The lowest score that gives it. */
  from: z.int().nonnegative(),
  /** What the CRM knows it by. */
  tag: z.string().regex(/^Quiz\d$/),
  title: text,
  description: text,
  objective: text,
  steps: z.array(text).length(3),
});

export const quizPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("quiz"),
  metadata,
  title: text,
  intro: text,
  /** How the score is counted. */
  scale: text,
});
