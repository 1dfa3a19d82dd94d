import * as z from "zod";
import { paragraphs } from "../../../platform/http/fields.server.ts";

const startsAt = z
  .string("timeRequired")
  .pipe(z.iso.datetime({ offset: true, error: "timeRequired" }))
  .transform((at) => new Date(at));

export const bookForm = z.object({
  starts_at: startsAt,
  topic: paragraphs(1_000, "topicTooLong").pipe(z.string().min(1, "topicRequired")),
});

export const moveForm = z.object({ starts_at: startsAt });
