import { createHash } from "node:crypto";
import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import * as z from "zod";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "../content/content.server.ts";
import { image } from "../content/image.table.ts";
import type { Problem, When } from "../content/editing.ts";
import { announceArticle, readersToTell } from "../newsletter/issue.server.ts";
import { readChart } from "./chart.ts";
import { asNoted, note } from "./note.server.ts";
import { picturesFor } from "./pictures.server.ts";
import { oneLine, slug } from "./post-file.server.ts";
import { categories, type PostToEdit } from "./post.ts";
import { post } from "./post.table.ts";
import { statusOf } from "./status.ts";
import { type Edition, rowsOf, write } from "./save.server.ts";
import type { Actor } from "../person/actor.ts";
import { isDay } from "../../platform/language/paris-day.ts";

/** Smaller ids are reserved for the posts shipped with the software. */
const firstOwnId = 1_001;

const empty = { title: "", excerpt: "", body: "", author: "", authorIsSample: false, chart: "" };

const exampleOf = { en: "example", fr: "exemple" } as const;

export async function readPost(db: Db, actor: Actor, id: number): Promise<PostToEdit | undefined> {
  mustHave(actor, "content");
  const rows = await db.select().from(post).where(eq(post.id, id)).orderBy(asc(post.lang));
  const [first] = rows;
  if (!first) return undefined;
  const edition = (lang: Lang) => {
    const row = rows.find((each) => each.lang === lang);
    if (!row) return empty;
    const { title, excerpt, body, author, authorIsSample, chart } = row;
    return { title, excerpt, body, author, authorIsSample, chart };
  };
  return {
    id,
    slug: first.slug,
    category: first.category,
    featured: rows.some(({ featured }) => featured),
    cover: first.cover,
    checked: first.checkedOn,
    reviewAfter: first.reviewAfter,
    // The newsletter choice is kept only for scheduled posts; for each other publication the editor decides again.
    newsletter: first.newsletter && statusOf(rows).status === "scheduled",
    en: edition("en"),
    fr: edition("fr"),
    ...statusOf(rows),
    base: baseOf(rows),
  };
}

type Row = typeof post.$inferSelect;

const baseOf = (rows: readonly Row[]) =>
  createHash("sha256")
    .update(JSON.stringify(rows.map(({ html: _html, sections: _sections, search: _search, ...row }) => row)))
    .digest("base64url")
    .slice(0, 22);

const draftText = (max: number) => z.string().trim().max(max);
const draftEdition = z.object({
  title: draftText(160),
  excerpt: draftText(400),
  body: draftText(60_000),
  author: draftText(100),
  authorIsSample: z.boolean(),
  // History entries from before this field existed have no chart.
  chart: draftText(600).default(""),
});

const written = z.object({
  slug,
  category: z.enum(categories),
  featured: z.boolean(),
  cover: z.string().nullable(),
  checked: z.iso.date().refine(isDay),
  reviewAfter: z.iso.date().refine(isDay),
  newsletter: z.boolean(),
  en: draftEdition,
  fr: draftEdition,
});

const texts = written.pick({ en: true, fr: true });

const whole = z.object({
  title: oneLine(160),
  excerpt: oneLine(400),
  body: z.string().min(1),
  author: oneLine(100),
});

const codes: Record<string, Problem["code"]> = { too_small: "empty", too_big: "tooLong", invalid_value: "choose" };
const problemsOf = ({ issues }: z.ZodError, at: string[] = []): Problem[] =>
  issues.map((issue) => {
    const path = [...at, ...issue.path];
    const asksDay = path[0] === "checked" || path[0] === "reviewAfter";
    return {
      path: path.join("."),
      code: asksDay ? "notADay" : (codes[issue.code] ?? "wrongForm"),
      ...("maximum" in issue && { limit: Number(issue.maximum) }),
    };
  });

type Texts = z.infer<typeof texts>;

const writtenIn = (post: Texts) =>
  languages.filter((lang) => {
    const { title, excerpt, body } = post[lang];
    return title || excerpt || body;
  });

/** The missing required fields of each language with any text; at least one language must have some. */
function missingIn(post: Texts | undefined, when: When): Problem[] {
  if (!post) return [];
  const begun = writtenIn(post);
  if (begun.length === 0) return languages.map((lang) => ({ path: `${lang}.title`, code: "empty" }));
  return begun.flatMap((lang) => {
    const own = (when === "draft" ? whole.pick({ title: true }) : whole).safeParse(post[lang]);
    return own.success ? [] : problemsOf(own.error, [lang]);
  });
}

export type PostSaved =
  | { status: "saved"; id: number }
  | { status: "refused"; problems: Problem[] }
  | { status: "overtaken" }
  /** The post would be mailed to `mails` readers, and the editor has not confirmed that number. */
  | { status: "unasked"; mails: number };

type PostChange = {
  id: number | null;
  /** The version that the editor opened, used to detect concurrent edits. */
  base: string | null;
  post: unknown;
  when: When;
  mails?: number;
};

const refused = (...problems: Problem[]): PostSaved => ({ status: "refused", problems });

export async function changePost(db: Db, actor: Actor, change: PostChange): Promise<PostSaved> {
  mustHave(actor, "content");
  const { when } = change;
  const parsed = written.safeParse(change.post);
  const missing = missingIn(texts.safeParse(change.post).data, when);
  if (!parsed.success) return refused(...problemsOf(parsed.error), ...missing);
  if (missing.length > 0) return refused(...missing);
  const langs = writtenIn(parsed.data);
  if (when instanceof Date && when.getTime() <= Date.now())
    return refused({ path: "publishAt", code: "notInTheFuture" });
  return db.transaction(async (tx): Promise<PostSaved> => {
    await lock(tx, "posts");
    const before = change.id === null ? undefined : await readPost(tx, actor, change.id);
    if (change.id !== null && (!before || before.base !== change.base)) return { status: "overtaken" };
    const id = before?.id ?? (await nextId(tx));
    const [taken] = await tx
      .select({ id: post.id })
      .from(post)
      .where(and(eq(post.slug, parsed.data.slug), ne(post.id, id)))
      .limit(1);
    if (taken) return refused({ path: "slug", code: "taken" });
    const { cover } = parsed.data;
    if (cover !== null && !(await isThere(tx, cover)))
      return refused({ path: "cover", code: "unknownImage", about: cover });
    const pictures = await picturesFor(
      tx,
      langs.map((lang) => parsed.data[lang].body),
    );
    // The row locks keep the pictures from being deleted before the post is stored.
    for (const picture of pictures.keys()) await isThere(tx, picture);
    const { missingPictures } = await import("./markdown.server.ts");
    const lost = langs.flatMap((lang) =>
      missingPictures(parsed.data[lang].body, pictures).map((about): Problem => ({
        path: `${lang}.body`,
        code: "pictureElsewhere",
        about,
      })),
    );
    const unread = langs.filter((lang) => parsed.data[lang].chart && !readChart(parsed.data[lang].chart, lang));
    lost.push(...unread.map((lang): Problem => ({ path: `${lang}.chart`, code: "wrongForm" })));
    if (lost.length > 0) return refused(...lost);
    const wasPublished = new Set(
      (
        await tx
          .select({ lang: post.lang })
          .from(post)
          .where(and(eq(post.id, id), isNotNull(post.publishedAt)))
      ).map(({ lang }) => lang),
    );
    // Languages that were already published are not mailed again.
    const fresh = when === "draft" || !parsed.data.newsletter ? [] : langs.filter((lang) => !wasPublished.has(lang));
    const readers = fresh.length > 0 ? await readersToTell(tx, id) : { en: 0, fr: 0 };
    const mails = fresh.reduce((sum, lang) => sum + readers[lang], 0);
    if (mails > 0 && mails !== change.mails) return { status: "unasked", mails };
    const editions = langs.map((lang): Edition => {
      const { en: _en, fr: _fr, ...shared } = parsed.data;
      const { authorIsSample, author, ...text } = parsed.data[lang];
      return {
        ...shared,
        ...text,
        id,
        lang,
        newsletter: when !== "draft" && parsed.data.newsletter,
        author: authorIsSample ? `${author} (${exampleOf[lang]})` : author,
        publishedAt: when === "now" ? (before?.publishedAt ?? new Date()) : null,
        scheduledFor: when instanceof Date ? when : null,
        digest: null,
      };
    });
    await write(tx, id, await rowsOf(editions, pictures));
    if (when === "now") await announceArticle(tx, id, fresh);
    await raiseVersion(tx);
    const does = when === "now" ? "post.publish" : when === "draft" ? "post.draft" : "post.schedule";
    // Compares the text as stored, so that non-breaking spaces, which forms normalise, do not appear as a change.
    const after = await readPost(tx, actor, id);
    await note(tx, actor, does, id, { before: before && asNoted(before), after: after && asNoted(after) });
    return { status: "saved", id };
  });
}

/** Whether the picture exists; locks its row, so that it cannot be deleted before the post is stored. */
async function isThere(tx: Db, picture: string) {
  const found = await tx.select({ id: image.id }).from(image).where(eq(image.id, picture)).for("key share");
  return found.length > 0;
}

async function nextId(tx: Db) {
  const [last] = await tx.select({ id: sql<number>`coalesce(max(${post.id}), 0)::int` }).from(post);
  return Math.max(firstOwnId, (last?.id ?? 0) + 1);
}

export async function postsShowing(db: Db, actor: Actor, picture: string) {
  mustHave(actor, "content");
  return db
    .selectDistinctOn([post.id], { id: post.id, title: post.title })
    .from(post)
    .where(or(eq(post.cover, picture), sql`strpos(${post.body}, ${`/images/${picture}-`}) > 0`))
    .orderBy(post.id, post.lang);
}

/**
 * The title, excerpt and other data of a post for an e-mail; null if the post is no longer published in this language.
 */
export async function articleInBrief(db: Db, id: number, lang: Lang) {
  const [found] = await db
    .select({ slug: post.slug, title: post.title, excerpt: post.excerpt, minutes: post.minutes })
    .from(post)
    .where(and(eq(post.id, id), eq(post.lang, lang), isNotNull(post.publishedAt)));
  return found ?? null;
}
