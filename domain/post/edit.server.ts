import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { raiseVersion } from "../content/content.server.ts";
import { image } from "../content/image.table.ts";
import type { Problem } from "../content/editing.ts";
import { announceArticle, readersToTell } from "../newsletter/issue.server.ts";
import { readChart } from "./chart.ts";
import { asNoted, note } from "./note.server.ts";
import { picturesFor } from "./pictures.server.ts";
import { post } from "./post.table.ts";
import { type Edition, rowsOf, write } from "./save.server.ts";
import type { Actor } from "../person/actor.ts";
import { missingIn, problemsOf, texts, written, writtenIn } from "./post-draft.server.ts";
import { exampleOf, readPost } from "./read-post.server.ts";
import type { PostChange, PostSaved } from "./post-change.ts";

/** Smaller ids are reserved for the posts shipped with the software. */
const firstOwnId = 1_001;

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
    // Locks the pictures in the post's text, so that no picture is deleted before the post is stored.
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
    // The newsletter is sent only for languages that are published for the first time.
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
    // Loads the saved post for the audit log, because the submitted form's non-breaking spaces differ and would appear
    // as edits.
    const after = await readPost(tx, actor, id);
    // A published post no longer holds the choice to send a newsletter, so the entry says what was done.
    const newsletter = when === "now" ? fresh.length > 0 : after?.newsletter;
    await note(tx, actor, does, id, {
      before: before && asNoted(before),
      after: after && { ...asNoted(after), newsletter },
    });
    return { status: "saved", id };
  });
}

/** Checks whether the picture exists, and locks the picture's row against deletion until the post is stored. */
async function isThere(tx: Db, picture: string) {
  const found = await tx.select({ id: image.id }).from(image).where(eq(image.id, picture)).for("key share");
  return found.length > 0;
}

async function nextId(tx: Db) {
  const [last] = await tx.select({ id: sql<number>`coalesce(max(${post.id}), 0)::int` }).from(post);
  return Math.max(firstOwnId, (last?.id ?? 0) + 1);
}
