import * as z from "zod";
import { quizResult } from "../../emails/quiz-result.tsx";
import { simulatorProjection } from "../../emails/simulator-projection.tsx";
import { defineEmail, emailLang as lang } from "./email.server.ts";

export const simulatorProjectionEmail = defineEmail({
  name: "simulator-projection",
  purpose: "other",
  schema: z.object({
    lang,
    monthly: z.number(),
    low: z.number().optional(),
    central: z.number(),
    high: z.number().optional(),
  }),
  write: (params, { branding, programme }) =>
    simulatorProjection(params.lang, branding(params.lang), params, programme(params.lang).duration),
});

export const quizResultEmail = defineEmail({
  name: "quiz-result",
  purpose: "other",
  schema: z.object({ lang, level: z.int(), score: z.int(), max: z.int() }),
  write: (params, context) =>
    quizResult(params.lang, context.branding(params.lang), {
      ...params,
      ...context.quizResult(params.level, params.lang),
    }),
});
