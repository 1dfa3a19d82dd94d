import { page, text } from "./text.server.ts";

/** The page with the list of articles. The articles have their own table, so they are not content records. */
export const blogPage = page("blog", {
  title: text,
  tagline: text,
});

export const newsletterPage = page("newsletter", {
  title: text,
  intro: text,
});
