import * as z from "zod";
import { text } from "./text.server.ts";

/** Texts shared by the pages of past sessions; counts come from the session and its startups. */
export const showcasePage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("showcase"),
  intro: text,
  /** Added if a startup of the session publishes its deck. */
  decks: text.optional(),
  /** Replaces the introduction while the session is shown with invented startups. */
  introOfSamples: text.optional(),
  none: text,
  investors: z.strictObject({ title: text, register: text, note: text, disclaimer: text }),
  deck: z.strictObject({ intro: text, sample: text }),
});
