import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";

/** `time` is one of the requested times, or "no". */
export const answerForm = z.object({
  request: line(100),
  time: line(40).pipe(z.string().min(1, "timeRequired")),
  answer: paragraphs(600, "answerTooLong").pipe(z.string().min(1, "answerRequired")),
});
