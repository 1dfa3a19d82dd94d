import * as z from "zod";
import { text } from "./text.server.ts";

/** What the pages of past sessions share; their counts come from the session and its startups. */
export const showcasePage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("showcase"),
  intro: text,
  /** Stands after it where a startup of the session publishes its deck. */
  decks: text.optional(),
  /** Stands in their place while the session is shown with invented startups. */
  introOfSamples: text.optional(),
  none: text,
  investors: z.strictObject({ title: text, register: text, note: text, disclaimer: text }),
  deck: z.strictObject({ intro: text, sample: text }),
});
