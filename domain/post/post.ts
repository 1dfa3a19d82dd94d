import type { Lang } from "../../platform/language/language.ts";
import { monthsLater } from "../../platform/language/paris-day.ts";

export const articleReviewAfter = (checkedOn: string) => monthsLater(checkedOn, 12);

export const mostPostFormBytes = 512 * 1024;

export const categories = ["growth", "fundraising", "strategy", "startup-tips"] as const;
export type Category = (typeof categories)[number];

/** `lang` differs from the page's language if the post has no edition in the page's language. */
export type PostSummary = {
  id: number;
  slug: string;
  lang: Lang;
  category: Category;
  title: string;
  excerpt: string;
  /** A day such as "2025-06-17". */
  publishedOn: string;
  minutes: number;
  cover: string | null;
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
  cover: string | null;
  /** `checked` is the day of the last check of figures and legal statements, such as "2025-06-17". */
  checked: string;
  reviewAfter: string;
  newsletter: boolean;
  status: PostStatus;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  base: string;
};

/** The position after which the next page of a list begins: a post's publication time in milliseconds, and its id. */
export type Cursor = { at: number; id: number };

export const writeCursor = ({ at, id }: Cursor) => `${at}-${id}`;

export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : undefined;
}
