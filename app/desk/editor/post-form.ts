import type { PostToEdit } from "../../../domain/post/post.ts";
import type { Lang } from "../../../platform/language/language.ts";

/** An article as its form's values; a new one has no number and no base version. */
export type PostFormValues = Omit<
  PostToEdit,
  "id" | "base" | "status" | "publishedAt" | "scheduledFor" | "category"
> & {
  category: string;
};

/** Reads the form's fields as an article, without validating them. */
export function readPostForm(fields: ReadonlyMap<string, string>): PostFormValues {
  const get = (name: string) => fields.get(name) ?? "";
  const edition = (lang: Lang) => ({
    title: get(`${lang}.title`).replace(/\s+/g, " "),
    excerpt: get(`${lang}.excerpt`).replace(/\s+/g, " "),
    body: get(`${lang}.body`),
    author: get(`${lang}.author`).replace(/\s+/g, " "),
    authorIsSample: get(`${lang}.authorIsSample`) === "on",
    chart: get(`${lang}.chart`),
  });
  return {
    slug: get("slug"),
    category: get("category"),
    featured: get("featured") === "on",
    cover: get("cover") || null,
    checked: get("checked"),
    reviewAfter: get("reviewAfter"),
    newsletter: get("newsletter") === "on",
    en: edition("en"),
    fr: edition("fr"),
  };
}
