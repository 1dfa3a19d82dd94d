import * as z from "zod";
import { id, page, text } from "./text.server.ts";

export const quizQuestion = z.strictObject({
  kind: z.literal("quiz-question"),
  id,
  about: z.enum(["readiness", "profile"]),
  text,
  /**
   * `stake` labels the question's marker in the illustration. `step` and `stepText` are the advice for an answer
   * without full points.
   */
  stake: text.optional(),
  step: text.optional(),
  stepText: text.optional(),
  options: z.array(z.strictObject({ points: z.union([z.literal(0), z.literal(1), z.literal(2)]), text })).length(3),
});

/** Results are stored with their level, so that the level stays that of the record's id. */
export const quizProfile = z
  .strictObject({
    kind: z.literal("quiz-profile"),
    id,
    level: z.int().positive(),
    from: z.int().nonnegative(),
    tag: z.string().regex(/^Quiz\d$/),
    title: text,
    description: text,
    objective: text,
    steps: z.array(text).length(3),
  })
  .refine(({ id: own, level }) => own === `level-${level}`, { error: "wrongForm", path: ["level"] });

export const quizPage = page("quiz", {
  title: text,
  intro: text,
  scale: text,
});
