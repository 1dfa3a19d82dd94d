import * as z from "zod";
import { outcomes, ratings } from "../../../domain/meeting/after.ts";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";

const startsAt = z
  .string("timeRequired")
  .pipe(z.iso.datetime({ offset: true, error: "timeRequired" }))
  .transform((at) => new Date(at));

export const bookForm = z.object({
  starts_at: startsAt,
  /** Whether the host may see the startup's figures of the latest month. */
  figures: ticked,
  topic: paragraphs(1_000, "topicTooLong").pipe(z.string().min(1, "topicRequired")),
});

export const markForm = z.object({ outcome: choice(outcomes, "outcomeRequired") });

export const rateForm = z.object({
  rating: choice(
    ratings.map((each) => `${each}` as const),
    "ratingRequired",
  ).transform(Number),
  sentence: line(300, "sentenceTooLong").optional().default(""),
});

/** `shown` is the start of the meeting on the page. */
export const cancelForm = z.object({ shown: startsAt.optional() });

export const moveForm = cancelForm.extend({ starts_at: startsAt });
