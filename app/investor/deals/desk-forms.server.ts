import * as z from "zod";
import { dealStages, deskLimits } from "../../../domain/deal-stage/stage.ts";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";

/** Tags typed on one line, separated by commas; duplicates are removed. */
const tags = line(1_000, "tooManyTags")
  .transform((typed) => [...new Set(typed.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== ""))
  .pipe(z.array(z.string().max(deskLimits.tag, "tagTooLong")).max(deskLimits.tags, "tooManyTags"));

export const stageForm = z.object({ stage: choice(dealStages, "stageRequired"), tags: tags.optional() });
export const noteForm = z.object({
  text: paragraphs(deskLimits.note).pipe(z.string().min(1, "noteRequired")),
  shared: ticked,
});
export const removeNoteForm = z.object({ note: z.string().max(100) });
