import { page, text } from "./text.server.ts";

/** The list of articles; articles have a separate table, so they are not content records. */
export const blogPage = page("blog", {
  title: text,
  tagline: text,
});

/** The newsletter page and the sign-up block on other pages. */
export const newsletterPage = page("newsletter", {
  title: text,
  intro: text,
});
