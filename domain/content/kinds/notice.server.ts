import * as z from "zod";
import { id, text } from "./text.server.ts";

/** A new wording takes a new version: what a person was shown is kept with what they sent. */
const version = z.int().positive();

/** What a form says about the data it asks for. */
export const notice = z.strictObject({
  kind: z.literal("notice"),
  id,
  version,
  summary: text,
  /** Title of the part that unfolds. */
  more: text,
  rows: z.array(z.strictObject({ label: text, value: text })).min(1),
  /** Words of the link to the privacy policy. */
  policy: text,
});

/** The words beside a box that is never ticked beforehand. */
export const consent = z.strictObject({
  kind: z.literal("consent"),
  id,
  version,
  text,
});
