import * as z from "zod";
import { text } from "./text.server.ts";

export const showcasePage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("showcase"),
  intro: text,
  /** Appended if a startup of the session has published its deck. */
  decks: text.optional(),
  /** Replaces the introduction if the startups of the session are invented. */
  introOfSamples: text.optional(),
  none: text,
  investors: z.strictObject({ title: text, register: text, note: text, disclaimer: text }),
  deck: z.strictObject({ intro: text, sample: text }),
});
