import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { auditEntry } from "../audit/audit.table.ts";
import type { When } from "../content/editing.ts";
import { deleteImage } from "../content/image.server.ts";
import { addImage } from "../content/add-image.server.ts";
import { newsletterIssue, newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { person } from "../person/person.table.ts";
import { changePost } from "./edit.server.ts";
import { articleInBrief, postsShowing, readPost } from "./read-post.server.ts";
import { publishDuePosts } from "./publish-due.server.ts";
import { listAllPosts } from "./list.server.ts";
import { historyOfPost, putPostBack } from "./history.server.ts";
import { readShippedPosts } from "./post-file.server.ts";
import { listPosts } from "./post.server.ts";
import { findArticle } from "./article.server.ts";
import { post } from "./post.table.ts";
import { loadShippedPosts } from "./shipped-posts.server.ts";

const author = signedIn("admin", "operator");
const none = { title: "", excerpt: "", body: "", author: "", authorIsSample: false };
const written = {
  slug: "sel-et-vignes",
  category: "growth",
  featured: false,
  cover: null,
  checked: "2026-11-21",
  reviewAfter: "2027-11-21",
  newsletter: true,
  en: none,
  fr: {
    title: "Sel et vignes",
    excerpt: "Deux métiers.",
    body: "## Le sel\n\nTexte.",
    author: "Nous",
    authorIsSample: false,
  },
};
const inEnglish = {
  title: "Salt and vines",
  excerpt: "Two trades.",
  body: "Text.",
  author: "We",
  authorIsSample: true,
};

onBothEngines("editing posts", (open) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await open();
    db = database.db;
    await aPerson(db, "admin", { id: author.viewer.id });
  });
  afterEach(() => database.close());

  const subscribe = (count: number, lang: Lang) =>
    db.insert(newsletterSubscription).values(
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        email: `${randomUUID()}@startup.example`,
        lang,
        requestId: randomUUID(),
        confirmedAt: new Date(Date.now() - 60_000),
      })),
    );
  async function change(id: number | null, more: object, when: When, mails?: number) {
    const base = id === null ? null : ((await readPost(db, author, id))?.base ?? "");
    return changePost(db, author, { id, base, post: { ...written, ...more }, when, ...(mails && { mails }) });
  }
  async function saved(id: number | null, more: object, when: When) {
    const answer = await change(id, more, when);
    if (answer.status !== "saved") throw new Error(JSON.stringify(answer));
    return answer.id;
  }
  const issues = async () => (await db.select().from(newsletterIssue)).map(({ postId, lang }) => [postId, lang]);
  const onSite = async (slug = written.slug) => (await findArticle(db, "fr", slug))?.article;

  test("a draft takes the place at the top of the blog when it is published, not before", async () => {
    await loadShippedPosts(db, readShippedPosts());
    const atTop = async () => (await listPosts(db, "fr", { category: null, query: "", after: null })).featured?.id;
    const shipped = await atTop();
    expect(shipped).toBeDefined();
    const id = await saved(null, { featured: true }, "draft");
    expect(await atTop()).toBe(shipped);
    await saved(id, { featured: true }, new Date(Date.now() + 60_000));
    expect(await atTop()).toBe(shipped);
    await db
      .update(post)
      .set({ scheduledFor: sql`now()` })
      .where(sql`id = ${id}`);
    await publishDuePosts(db);
    expect(await atTop()).toBe(id);
    expect(
      await db
        .select({ id: post.id })
        .from(post)
        .where(sql`featured`),
    ).toEqual([{ id }]);
    const next = await saved(null, { slug: "autre", featured: true }, "now");
    expect(await atTop()).toBe(next);
  });

  test("the thousands of a number stay on one line, in a title and an excerpt too", async () => {
    await saved(null, { fr: { ...written.fr, title: "Lever 1 000 000 €", excerpt: "De 5 000 à 60 000 €." } }, "now");
    expect(await onSite()).toMatchObject({
      title: "Lever 1\u202F000\u202F000\u00A0€",
      excerpt: "De 5\u202F000 à 60\u202F000\u00A0€.",
    });
  });

  test("the history of a new post names no field that was left empty", async () => {
    const id = await saved(null, {}, "draft");
    const { past } = await historyOfPost(db, author, id, {});
    expect(past[0]?.changed.map(({ path }) => path)).toContain("fr.title");
    expect(past[0]?.changed.map(({ path }) => path)).not.toContain("en.title");
  });

  test("a picture placed in the text appears, and the save says why one would not", async () => {
    const about = { altEn: "Salt", altFr: "Du sel", permission: "Mail of the owner", permittedOn: "2026-11-20" };
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#5c0f5c" } })
      .png()
      .toBuffer();
    const added = await addImage(db, author, { name: "salt", bytes }, about);
    if (added.status !== "saved") throw new Error(added.problems.join());
    const withText = (body: string) => ({ fr: { ...written.fr, body } });
    const address = `/images/${added.id}-192.webp`;
    for (const wrong of ["https://else.example/a.png", "http://a.example/b.jpg", `/images/${"x".repeat(22)}-192.webp`])
      expect(await change(null, withText(`Un\n\n![Du sel](${wrong})`), "now")).toMatchObject({
        status: "refused",
        problems: [{ path: "fr.body", code: "pictureElsewhere", about: wrong }],
      });
    const id = await saved(null, withText(`Un\n\n![](${address})\n\n\`![code](x)\``), "now");
    const { html } = (await onSite()) ?? {};
    expect(html).toContain(`<img src="/images/${added.id}-600.webp"`);
    expect(html).toContain('alt="Du sel" width="600" height="400"');
    expect(await postsShowing(db, author, added.id)).toEqual([{ id, title: written.fr.title }]);
    await saved(id, {}, "now");
    expect(await postsShowing(db, author, added.id)).toEqual([]);
  });

  test("an uploaded picture becomes the cover, can be put back, and stays while it is shown", async () => {
    const about = { altEn: "Salt", altFr: "Du sel", permission: "Mail of the owner", permittedOn: "2026-11-20" };
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0f5c5c" } })
      .png()
      .toBuffer();
    const added = await addImage(db, author, { name: "salt", bytes }, about);
    if (added.status !== "saved") throw new Error(added.problems.join());
    const cover = added.id;
    expect(await change(null, { cover: "no-such-picture" }, "now")).toMatchObject({
      problems: [{ path: "cover", code: "unknownImage" }],
    });
    const id = await saved(null, { cover }, "now");
    expect(await onSite()).toMatchObject({ cover });
    expect((await listPosts(db, "fr", { category: null, query: "", after: null })).posts).toMatchObject([{ cover }]);
    expect(await postsShowing(db, author, cover)).toEqual([{ id, title: written.fr.title }]);
    await expect(deleteImage(db, author, cover)).rejects.toThrow();
    await saved(id, {}, "now");
    expect(await onSite()).toMatchObject({ cover: null });
    const [newest] = (await historyOfPost(db, author, id, {})).past;
    expect(newest?.changed).toEqual([{ path: "cover", before: cover, after: null }]);
    expect(await putPostBack(db, author, id, newest?.id ?? 0)).toMatchObject({ status: "saved" });
    expect(await onSite()).toMatchObject({ cover });
    await saved(id, {}, "draft");
    expect(await deleteImage(db, author, cover)).toBe(true);
  });

  test("a draft may be half, an article may not; subscribers are told once in each language", async () => {
    const id = await saved(null, { fr: { ...written.fr, excerpt: "" } }, "draft");
    expect(id).toBeGreaterThan(1_000);
    expect(await onSite()).toBeUndefined();
    expect(await change(id, { fr: { ...written.fr, excerpt: "" }, slug: "A b" }, "now")).toMatchObject({
      problems: [
        { path: "slug", code: "wrongForm" },
        { path: "fr.excerpt", code: "empty" },
      ],
    });
    expect(await change(id, { fr: { ...written.fr, excerpt: "" } }, "now")).toMatchObject({
      problems: [{ path: "fr.excerpt", code: "empty" }],
    });
    expect(await change(id, { fr: none }, "draft")).toMatchObject({ status: "refused" });
    await saved(id, {}, "now");
    expect(await onSite()).toMatchObject({ title: "Sel et vignes", author: { name: "Nous", sample: false } });
    expect(await issues()).toEqual([[id, "fr"]]);
    const { publishedAt } = (await readPost(db, author, id)) ?? {};
    await saved(id, { en: inEnglish }, "now");
    expect((await readPost(db, author, id))?.publishedAt).toEqual(publishedAt);
    expect((await findArticle(db, "en", written.slug))?.article).toMatchObject({
      title: "Salt and vines",
      author: { name: "We", sample: true },
    });
    await saved(id, { en: inEnglish }, "draft");
    expect(await onSite()).toBeUndefined();
    expect(await articleInBrief(db, id, "fr")).toBeNull();
    await saved(id, { en: inEnglish }, "now");
    expect((await issues()).toSorted()).toEqual([
      [id, "en"],
      [id, "fr"],
    ]);
    expect(await articleInBrief(db, id, "en")).toMatchObject({ title: "Salt and vines", slug: written.slug });
    const entries = await db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "post.draft",
      "post.publish",
      "post.publish",
      "post.draft",
      "post.publish",
    ]);
    expect(entries[1]).toMatchObject({ objectId: String(id), after: { "fr.excerpt": "Deux métiers." } });
  });

  test("an article with a date is published then, once, on any number of servers", async () => {
    const soon = new Date(Date.now() + 3_600_000);
    expect(await change(null, {}, new Date(Date.now() - 1))).toMatchObject({
      problems: [{ path: "publishAt", code: "notInTheFuture" }],
    });
    const id = await saved(null, { en: inEnglish }, soon);
    expect(await readPost(db, author, id)).toMatchObject({ status: "scheduled", scheduledFor: soon });
    expect(await publishDuePosts(db)).toBe(0);
    expect(await onSite()).toBeUndefined();
    await db.update(post).set({ scheduledFor: sql`now() - interval '1 second'` });
    await Promise.all([publishDuePosts(db), publishDuePosts(db)]);
    expect(await publishDuePosts(db)).toBe(0);
    expect(await onSite()).toMatchObject({ title: "Sel et vignes" });
    const { posts } = await listPosts(db, "en", { category: null, query: "vines", after: null });
    expect(posts.map(({ title }) => title)).toEqual(["Salt and vines"]);
    expect((await issues()).length).toBe(2);
  });

  test("an article with a date is a draft again if whoever chose the date may no longer publish", async () => {
    await subscribe(2, "fr");
    const colleague = await aPerson(db, "admin");
    const its = { ...written, slug: "parti" };
    const soon = new Date(Date.now() + 60_000);
    const dated = await changePost(db, colleague, { id: null, base: null, post: its, when: soon, mails: 2 });
    if (dated.status !== "saved") throw new Error(dated.status);
    const answer = await change(null, {}, soon, 2);
    if (answer.status !== "saved") throw new Error(answer.status);
    const kept = answer.id;
    await db.update(post).set({ scheduledFor: sql`now() - interval '1 second'` });
    await db.update(person).set({ role: "team" }).where(eq(person.id, colleague.viewer.id));
    await publishDuePosts(db);
    expect(await readPost(db, author, kept)).toMatchObject({ status: "published" });
    expect(await readPost(db, author, dated.id)).toMatchObject({ status: "draft", newsletter: false });
    expect(await issues()).toEqual([[kept, "fr"]]);
    expect((await historyOfPost(db, author, dated.id, {})).past.map(({ status }) => status)).toEqual([
      "draft",
      "scheduled",
    ]);
    expect(await publishDuePosts(db)).toBe(0);
  });

  test("readers are told once their number was agreed to, however it is published; a draft keeps no such wish", async () => {
    await subscribe(3, "fr");
    await subscribe(2, "en");
    const both = { en: inEnglish };
    const soon = new Date(Date.now() + 60_000);
    for (const [more, when, mails] of [
      [{}, "now", 3],
      [both, "now", 5],
      [both, soon, 5],
    ] as const) {
      expect(await change(null, more, when)).toEqual({ status: "unasked", mails });
      expect(await change(null, more, when, mails - 1)).toEqual({ status: "unasked", mails });
    }
    expect([await issues(), await db.$count(post)]).toEqual([[], 0]);
    const draft = await saved(null, {}, "draft");
    expect((await readPost(db, author, draft))?.newsletter).toBe(false);
    const noted = async () => (await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0]?.after;
    expect((await change(draft, { newsletter: false }, "now")).status).toBe("saved");
    expect(await noted()).not.toHaveProperty("newsletter");
    expect(await issues()).toEqual([]);
    expect(await change(draft, both, "now")).toEqual({ status: "unasked", mails: 2 });
    expect((await change(draft, both, "now", 2)).status).toBe("saved");
    expect(await noted()).toMatchObject({ newsletter: true });
    expect(await issues()).toEqual([[draft, "en"]]);
    expect((await change(draft, {}, "now")).status).toBe("saved");
    const [lost] = (await historyOfPost(db, author, draft, {})).past;
    expect((await putPostBack(db, author, draft, lost?.id ?? 0)).status).toBe("saved");
    expect(await issues()).toEqual([[draft, "en"]]);
    const later = { ...both, slug: "plus-tard" };
    const dated = await change(null, later, soon, 5);
    if (dated.status !== "saved") throw new Error(dated.status);
    expect((await readPost(db, author, dated.id))?.newsletter).toBe(true);
    await db
      .update(post)
      .set({ scheduledFor: sql`now() - interval '1 second'` })
      .where(eq(post.id, dated.id));
    await publishDuePosts(db);
    expect((await issues()).length).toBe(3);
  });

  test("who wishes tells nobody; what stood on the site before is no news", async () => {
    await loadShippedPosts(db, readShippedPosts());
    await saved(null, { newsletter: false }, "now");
    const old = await readPost(db, author, 1);
    if (!old) throw new Error("no post");
    const { fr } = old;
    await changePost(db, author, {
      id: 1,
      base: old.base,
      post: { ...old, fr: { ...fr, title: "Autre" } },
      when: "now",
    });
    expect((await onSite(old.slug))?.title).toBe("Autre");
    expect((await onSite(old.slug))?.author).toEqual({ name: fr.author, sample: fr.authorIsSample });
    expect(await issues()).toEqual([]);
  });

  test("nobody writes over another's change, an address belongs to one article", async () => {
    const id = await saved(null, {}, "draft");
    const base = (await readPost(db, author, id))?.base ?? "";
    const both = await Promise.all(
      ["a", "b"].map((title) =>
        changePost(db, author, { id, base, post: { ...written, fr: { ...written.fr, title } }, when: "draft" }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["overtaken", "saved"]);
    expect(await change(null, {}, "draft")).toMatchObject({ problems: [{ path: "slug", code: "taken" }] });
    const founder = signedIn("founder");
    await expect(changePost(db, founder, { id: null, base: null, post: written, when: "now" })).rejects.toThrow(
      NotAllowed,
    );
  });

  test("its history tells each change, and puts back what stood before, as one more", async () => {
    await loadShippedPosts(db, readShippedPosts());
    const asWritten = await readPost(db, author, 1);
    if (!asWritten) throw new Error("no post");
    const retitle = async (title: string, body: string, when: When) => {
      const { base = "", fr } = (await readPost(db, author, 1)) ?? {};
      const saved = await changePost(db, author, {
        id: 1,
        base,
        post: { ...asWritten, en: none, fr: { ...fr, title, body } },
        when,
      });
      expect(saved.status).toBe("saved");
    };
    expect((await historyOfPost(db, author, 1, {})).past).toEqual([]);
    await retitle("Deux", asWritten.fr.body, "now");
    await retitle("Trois", "## Autre", "now");
    await retitle("Trois", "## Autre", "draft");
    const { past } = await historyOfPost(db, author, 1, {});
    expect(past.map(({ status, wasPublished, canPutBack }) => [status, wasPublished, canPutBack])).toEqual([
      ["draft", true, false],
      ["published", false, true],
      ["published", false, true],
    ]);
    expect(past[1]?.changed).toEqual([
      { path: "fr.title", before: "Deux", after: "Trois" },
      { path: "fr.body", before: asWritten.fr.body, after: "## Autre" },
    ]);
    const undo = (nth: number) => putPostBack(db, author, 1, past[nth]?.id ?? 0);
    expect(await undo(2)).toMatchObject({ status: "saved" });
    expect(await readPost(db, author, 1)).toMatchObject({ status: "draft", en: asWritten.en, fr: asWritten.fr });
    expect(await undo(1)).toMatchObject({ status: "saved" });
    expect(await readPost(db, author, 1)).toMatchObject({ en: none, fr: { ...asWritten.fr, title: "Deux" } });
    expect((await historyOfPost(db, author, 1, {})).past.length).toBe(5);

    const id = await saved(null, {}, new Date(Date.now() + 3_600_000));
    await saved(id, { fr: { ...written.fr, title: "Vignes" } }, "now");
    const own = (await historyOfPost(db, author, id, {})).past;
    expect(own.map(({ status, canPutBack }) => [status, canPutBack])).toEqual([
      ["published", true],
      ["scheduled", false],
    ]);
    expect(own[1]?.publishAt).toBeInstanceOf(Date);
    for (const entry of [own[1]?.id ?? 0, past[0]?.id ?? 0, 0])
      expect(await putPostBack(db, author, id, entry)).toMatchObject({ status: "refused" });
    expect(await putPostBack(db, author, id, own[0]?.id ?? 0, "an older state")).toEqual({ status: "overtaken" });
    expect((await onSite())?.title).toBe("Vignes");
    expect(await putPostBack(db, author, id, own[0]?.id ?? 0)).toMatchObject({ status: "saved" });
    expect((await onSite())?.title).toBe("Sel et vignes");
    const founder = signedIn("founder");
    await expect(putPostBack(db, founder, id, own[0]?.id ?? 0)).rejects.toThrow(NotAllowed);
  });

  test("the desk lists every post once, found by its standing and its words", async () => {
    await loadShippedPosts(db, readShippedPosts());
    const id = await saved(null, { en: inEnglish }, "draft");
    const all = { status: "", category: "", query: "" };
    const list = async (filters: object) => (await listAllPosts(db, author, "fr", { ...all, ...filters }, {})).rows;
    expect(new Set((await list({})).map((each) => each.id)).size).toBe((await list({})).length);
    expect((await list({}))[0]).toMatchObject({ id, title: "Sel et vignes", languages: ["en", "fr"] });
    expect((await list({ status: "draft" })).map((each) => each.id)).toEqual([id]);
    expect((await list({ query: "vignes" })).map((each) => each.id)).toEqual([id]);
    expect((await list({ query: "dilution" })).map((each) => each.id)).toContain(1);
    expect(await list({ status: "scheduled" })).toEqual([]);
    const dates = (await list({})).map(({ publishedAt }) => publishedAt?.getTime() ?? Infinity);
    expect(dates).toEqual(dates.toSorted((one, other) => (one === other ? 0 : other - one)));
    expect(dates.filter((date) => date !== Infinity).length).toBeGreaterThan(1);
    const ids = async (filters: object) => (await list(filters)).map((each) => each.id);
    expect(await ids({ sort: "date" })).toEqual((await ids({})).toReversed());
    const pages = await listAllPosts(db, author, "fr", all, { size: 2 });
    const next = await listAllPosts(db, author, "fr", all, { after: pages.next ?? "", size: 2 });
    expect([...pages.rows, ...next.rows].map((each) => each.id)).toEqual(
      (await list({})).slice(0, 4).map((each) => each.id),
    );
    const figure = { fr: { ...written.fr, body: "Des frais de 9 900 € au départ." } };
    await change(id, figure, "draft");
    for (const query of ["9900", "9 900", "frais 9900"])
      expect(
        (await list({ query })).map((each) => each.id),
        query,
      ).toContain(id);
  });
});
