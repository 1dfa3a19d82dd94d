import type { Lang } from "../../platform/language/language.ts";
import { monthsLater } from "../../platform/language/paris-day.ts";

/** The day from which an article is due to be checked again, unless its editor names another: a year later. */
export const articleReviewAfter = (checkedOn: string) => monthsLater(checkedOn, 12);

/** Of the form of an article, which has the text in two languages. */
export const mostPostFormBytes = 512 * 1024;

export const categories = ["growth", "fundraising", "strategy", "startup-tips"] as const;
export type Category = (typeof categories)[number];

/** What a list shows of a post. Its words are in `lang`: the page's language, or the only one it was written in. */
export type PostSummary = {
  id: number;
  slug: string;
  lang: Lang;
  category: Category;
  title: string;
  excerpt: string;
  /** A calendar day. */
  publishedOn: string;
  minutes: number;
  /** The id of the uploaded picture that is its cover; null for the drawn one. */
  cover: string | null;
  /** What the drawn one shows, as `readChart` reads it. */
  chart: string;
};

type Author = { name: string; sample: boolean };

/** A place in the article that its table of contents leads to. */
export type Section = { id: string; title: string };

export type Article = PostSummary & {
  author: Author;
  html: string;
  sections: Section[];
  checkedOn: string;
  reviewAfter: string;
  /** The languages it can be read in. */
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

/** A post with both of its languages, as its editor has it. */
export type PostToEdit = Record<Lang, EditionToEdit> & {
  id: number;
  slug: string;
  category: Category;
  featured: boolean;
  /** The id of an uploaded picture; null for the drawn cover. */
  cover: string | null;
  /** Calendar days. */
  checked: string;
  reviewAfter: string;
  /** Whether subscribers get a mail when it is published. */
  newsletter: boolean;
  status: PostStatus;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  /** Identifies the version that the editor opened. */
  base: string;
};

/** Where the next page of a list begins: after this post. */
export type Cursor = { at: number; id: number };

export const writeCursor = ({ at, id }: Cursor) => `${at}-${id}`;

export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : undefined;
}
