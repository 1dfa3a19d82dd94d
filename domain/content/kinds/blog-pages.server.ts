import * as z from "zod";
import { metadata, text } from "./text.server.ts";

/** The list of articles; the articles are no records but rows of their own. */
export const blogPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("blog"),
  metadata,
  title: text,
  tagline: text,
});

/** The page of the newsletter's form, and the block that offers it elsewhere. */
export const newsletterPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("newsletter"),
  metadata,
  title: text,
  intro: text,
});
