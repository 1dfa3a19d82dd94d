import * as z from "zod";
import { text } from "./text.server.ts";

export const showcasePage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("showcase"),
  intro: text,
  /** A sentence appended to the introduction if a startup of the session has published its deck. */
  decks: text.optional(),
  /** The text that replaces the introduction if the startups of the session are invented examples. */
  introOfSamples: text.optional(),
  none: text,
  investors: z.strictObject({ title: text, register: text, note: text, disclaimer: text }),
  deck: z.strictObject({ intro: text, sample: text }),
});
