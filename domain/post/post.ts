import type { Lang } from "../../platform/language/language.ts";
import { monthsLater } from "../../platform/language/paris-day.ts";

/** The default day for the next check of an article: a year after the last one. */
export const articleReviewAfter = (checkedOn: string) => monthsLater(checkedOn, 12);

export const mostPostFormBytes = 512 * 1024;

export const categories = ["growth", "fundraising", "strategy", "startup-tips"] as const;
export type Category = (typeof categories)[number];

/** A post as lists display it; `lang` is the language of its texts: that of the page, or the only one of the post. */
export type PostSummary = {
  id: number;
  slug: string;
  lang: Lang;
  category: Category;
  title: string;
  excerpt: string;
  /** A calendar day (ISO). */
  publishedOn: string;
  minutes: number;
  /** The id of the uploaded cover picture; null for a drawn cover. */
  cover: string | null;
  /** The chart on the drawn cover, in the format of `readChart`. */
  chart: string;
};

type Author = { name: string; sample: boolean };

export type Section = { id: string; title: string };

export type Article = PostSummary & {
  author: Author;
  html: string;
  sections: Section[];
  checkedOn: string;
  reviewAfter: string;
  editions: Lang[];
  views: number;
};

export type PostStatus = "draft" | "scheduled" | "published";

type EditionToEdit = {
  title: string;
  excerpt: string;
  body: string;
  author: string;
  authorIsSample: boolean;
  chart: string;
};

export type PostToEdit = Record<Lang, EditionToEdit> & {
  id: number;
  slug: string;
  category: Category;
  featured: boolean;
  /** The id of an uploaded picture; null for the drawn cover. */
  cover: string | null;
  /** Calendar days (ISO). */
  checked: string;
  reviewAfter: string;
  newsletter: boolean;
  status: PostStatus;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  base: string;
};

/** The position of the next page of a list: after this post. */
export type Cursor = { at: number; id: number };

export const writeCursor = ({ at, id }: Cursor) => `${at}-${id}`;

export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : undefined;
}
