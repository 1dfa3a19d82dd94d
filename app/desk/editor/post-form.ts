import type { PostToEdit } from "../../../domain/post/post.ts";
import type { Lang } from "../../../platform/language/language.ts";

/** The values typed in an article's form, before validation; the category may therefore be any text. */
export type PostFormValues = Omit<
  PostToEdit,
  "id" | "base" | "status" | "publishedAt" | "scheduledFor" | "category"
> & {
  category: string;
};

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
