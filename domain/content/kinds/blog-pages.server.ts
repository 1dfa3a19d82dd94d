import * as z from "zod";
import { metadata, text } from "./text.server.ts";

/** The list of articles; articles have a separate table, so they are not content records. */
export const blogPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("blog"),
  metadata,
  title: text,
  tagline: text,
});

/** The newsletter page and the sign-up block on other pages. */
export const newsletterPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("newsletter"),
  metadata,
  title: text,
  intro: text,
});
