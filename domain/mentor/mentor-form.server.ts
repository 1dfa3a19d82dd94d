import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";

const day = 24 * 3_600_000;
const furthest = 92 * day;

/** A clock time in Paris, at least a day and at most three months ahead. */
const time = z.preprocess(
  (typed) => parisInstant(String(typed ?? "")),
  z.date("timeRequired").refine((at) => {
    const ahead = at.getTime() - Date.now();
    return ahead >= day && ahead <= furthest;
  }, "timePast"),
);

/** What a founder asks of a mentor. */
export const requestForm = z
  .object({
    topic: paragraphs(1_000, "topicTooLong").pipe(z.string().min(1, "topicRequired")),
    time1: time,
    time2: time,
    time3: time,
  })
  .refine(({ time1, time2, time3 }) => new Set([time1, time2, time3].map(Number)).size === 3, {
    path: ["time3"],
    message: "timeTwice",
  });

/** What the desk answers; `time` is one of those asked for, or "no". */
export const answerForm = z.object({
  request: line(100),
  time: line(40).pipe(z.string().min(1, "timeRequired")),
  answer: paragraphs(600, "answerTooLong").pipe(z.string().min(1, "answerRequired")),
});
