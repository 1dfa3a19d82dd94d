import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { reviewLimits } from "./review.ts";

export const reviewForm = z.object({ message: paragraphs(reviewLimits.message, "messageTooLong") });

export const answerForm = z.object({
  review: line(60),
  answer: paragraphs(reviewLimits.answer, "answerTooLong").pipe(z.string().min(1, "answerRequired")),
});
