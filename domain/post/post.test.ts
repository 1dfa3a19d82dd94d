import { describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { savePost } from "../../e2e/peers/save-post.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { rememberToday } from "../../platform/http/reader.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { contentVersion } from "../content/content.table.ts";
import { saysItIsOpen } from "./open-questions.server.ts";
import { parsePostFile, type PostSource, readShippedPosts } from "./post-file.server.ts";
import { readCursor, writeCursor } from "./post.ts";
import { listPosts, newestPosts, newestSlugs } from "./post.server.ts";
import { findArticle } from "./article.server.ts";
import { loadShippedPosts } from "./shipped-posts.server.ts";
import { watchViews } from "./views.server.ts";

const shipped = readShippedPosts();
const everything = { category: null, query: "", after: null };
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

function written(id: number, more: Partial<PostSource> = {}): PostSource {
  return {
    id,
    lang: "fr",
    slug: `article-${id}`,
    title: `Article ${id}`,
    excerpt: `Extrait ${id}`,
    category: "growth",
    date: "2020-01-01",
    author: "Responsable (exemple)",
    featured: false,
    checked: "2026-11-21",
    reviewAfter: "2027-01-01",
    chart: "",
    body: "## Première partie\n\nTexte.",
    ...more,
  };
}

const versionOf = async (db: Db) => (await db.select().from(contentVersion))[0]?.version ?? 0;

describe("the shipped posts", () => {
  test("are the specification's: sixteen, each in both languages, five of them without sections", () => {
    const sixteen = Array.from({ length: 16 }, (_, n) => n + 1);
    for (const lang of ["fr", "en"] satisfies Lang[]) {
      const ids = shipped.filter((each) => each.lang === lang).map(({ id }) => id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(sixteen);
    }
    expect(new Set(shipped.filter(({ featured }) => featured).map(({ id }) => id))).toEqual(new Set([1]));
    for (const { id, body } of shipped) expect(/^## /m.test(body), String(id)).toBe(![5, 11, 12, 13, 14].includes(id));
  });

  test("are as long as was promised; each long one works something out", () => {
    const isShort = ({ id }: PostSource) => [5, 11, 12, 13, 14].includes(id);
    for (const each of shipped) {
      const named = `${each.slug} ${each.lang}`;
      const [least, most] = isShort(each) ? [600, 1_500] : [900, 1_500];
      const words = each.body.split(/\s+/).length;
      expect(words, named).toBeGreaterThanOrEqual(least);
      expect(words, named).toBeLessThanOrEqual(most);
      if (!isShort(each)) expect(/^\|(?: ?-+ ?\|)+$/m.test(each.body), named).toBe(true);
    }
  });

  test("lead out of the site to the very page that was read, never to a front page", () => {
    const links = shipped.flatMap(({ body }) => [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, to = ""]) => to));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => new URL(to).pathname === "/" && new URL(to).search === "")).toEqual([]);
  });

  test("say in both languages what could not be read", () => {
    const open = new RegExp(saysItIsOpen, "i");
    const ids = (lang: Lang) =>
      new Set(shipped.filter((each) => each.lang === lang && open.test(each.body)).map(({ id }) => id));
    expect(ids("en")).toEqual(ids("fr"));
    expect(ids("fr").size).toBeGreaterThan(2);
  });

  test("a file that says too little or something else is refused by its name", () => {
    expect(() => parsePostFile("no front matter", "fr", "a.fr.md")).toThrow(/a\.fr\.md/);
    expect(() => parsePostFile("---\nid: 1\nslug: A B\n---\nText", "fr", "b.fr.md")).toThrow(/slug/);
  });
});

onBothEngines("posts", (open) => {
  async function within(work: (database: Database) => Promise<void>) {
    const database = await open();
    try {
      await loadShippedPosts(database.db, shipped);
      await work(database);
    } finally {
      await database.close();
    }
  }

  test("are listed newest first, the featured one apart, each in the page's language or its own", () =>
    within(async ({ db }) => {
      for (const lang of ["fr", "en"] satisfies Lang[]) {
        const first = await listPosts(db, lang, everything);
        expect(first.featured).toMatchObject({ id: 1, lang, publishedOn: "2026-11-21" });
        expect(first.older).toBeNull();
        const all = first.posts;
        expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, n) => n + 2));
        const days = all.map(({ publishedOn }) => publishedOn);
        expect(days).toEqual(days.toSorted().toReversed());
        for (const post of all) expect(post.lang).toBe(lang);
      }
    }));

  test("a tab holds its category, and the category without a tab is listed under all", () =>
    within(async ({ db }) => {
      for (const category of ["growth", "fundraising", "strategy"] as const) {
        const { posts, featured, older } = await listPosts(db, "fr", { ...everything, category });
        expect([featured, older]).toEqual([null, null]);
        expect(new Set(slugs(posts))).toEqual(
          new Set(slugs(shipped.filter((each) => each.lang === "fr" && each.category === category))),
        );
      }
    }));

  test("a search takes every word and part of a word, in titles and excerpts of both languages, without accents or case, within the tab", () =>
    within(async ({ db }) => {
      for (const [query, category, found] of [
        ["BSA AIR plafond", null, ["bsa-air-plafond"]],
        ["bsa air PLAFOND", "fundraising", ["bsa-air-plafond"]],
        ["plafond", "growth", []],
        ["decote", null, ["bsa-air-plafond"]],
        ["DÉCOTE", null, ["bsa-air-plafond"]],
        ["écote", null, ["bsa-air-plafond"]],
        ["ir-pme", null, ["love-money-ir-pme"]],
        ["hl", null, ["lettre-mensuelle-investisseurs"]],
        ["HL investisseurs", "startup-tips", ["lettre-mensuelle-investisseurs"]],
        ["hl", "strategy", []],
        ["zzz", null, []],
        ["%", null, []],
        ["_", null, []],
        ["'; drop table post; --", null, []],
      ] as const)
        for (const lang of ["fr", "en"] satisfies Lang[])
          expect([query, slugs((await listPosts(db, lang, { category, query, after: null })).posts)]).toEqual([
            query,
            found,
          ]);
    }));

  test("pages follow one another without a gap or a repeat, also where posts have one date", () =>
    within(async ({ db }) => {
      for (let id = 100; id < 130; id += 1) await savePost(db, [written(id)]);
      const seen: string[] = [];
      let after = null;
      do {
        const page = await listPosts(db, "en", { category: "growth", query: "article", after });
        seen.push(...slugs(page.posts));
        after = page.older && (readCursor(writeCursor(page.older)) ?? null);
      } while (after);
      expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => `article-${129 - n}`));
    }));

  test("an article has its sections, its neighbours and others of its kind", () =>
    within(async ({ db }) => {
      const found = await findArticle(db, "fr", "bsa-air-plafond");
      expect(found?.article).toMatchObject({
        id: 7,
        lang: "fr",
        editions: ["en", "fr"],
        publishedOn: "2026-11-21",
        checkedOn: "2026-11-21",
        reviewAfter: "2027-05-31",
        author: { name: "Relations investisseurs", sample: true },
        minutes: 7,
        views: 0,
      });
      expect(found?.article.sections).toContainEqual({ id: "s-quatre-scenarios", title: "Quatre scénarios" });
      expect([found?.previous?.slug, found?.next?.slug]).toEqual(["aides-bpifrance", "cir-cii-jei-2026"]);
      expect(found?.related.map(({ category }) => category)).toEqual(Array(3).fill("fundraising"));
      expect(found?.related.map(({ id }) => id)).not.toContain(7);
      await savePost(db, [written(50)]);
      const onlyFrench = await findArticle(db, "en", "article-50");
      expect(onlyFrench?.article).toMatchObject({ lang: "fr", editions: ["fr"] });
      for (const slug of ["nothing", "", "BSA-air-plafond"]) expect(await findArticle(db, "fr", slug)).toBeUndefined();
    }));

  test("a draft is nowhere; once it has a date it is everywhere; a translation takes over in its language", () =>
    within(async ({ db }) => {
      const { date: _, ...draft } = written(50, { title: "Inédit" });
      await savePost(db, [draft]);
      expect(await findArticle(db, "fr", "article-50")).toBeUndefined();
      expect((await listPosts(db, "fr", { ...everything, query: "inedit" })).posts).toEqual([]);
      await savePost(db, [written(50, { title: "Inédit" })]);
      expect((await findArticle(db, "en", "article-50"))?.article.lang).toBe("fr");
      await savePost(db, [written(50, { title: "Inédit" }), written(50, { lang: "en", title: "Unseen" })]);
      expect((await findArticle(db, "en", "article-50"))?.article.title).toBe("Unseen");
      await savePost(db, [written(50, { lang: "en", title: "Unseen" })]);
      expect((await findArticle(db, "fr", "article-50"))?.article).toMatchObject({ lang: "en", editions: ["en"] });
    }));

  test("one post is featured at a time", () =>
    within(async ({ db }) => {
      await savePost(db, [written(60, { featured: true })]);
      expect((await listPosts(db, "en", everything)).featured?.id).toBe(60);
      expect((await listPosts(db, "en", everything)).posts.map(({ id }) => id)).toContain(1);
    }));

  test("loading again changes nothing; a changed post stays as it was changed; each save makes a new version", () =>
    within(async ({ db }) => {
      const before = await versionOf(db);
      await loadShippedPosts(db, shipped);
      expect(await versionOf(db)).toBe(before);
      const source = shipped.filter(({ id }) => id === 7);
      await savePost(
        db,
        source.map((edition) => ({ ...edition, title: `${edition.title} !` })),
      );
      expect(await versionOf(db)).toBe(before + 1);
      const altered = shipped.map((each) => (each.id === 7 || each.id === 3 ? { ...each, excerpt: "Autre." } : each));
      await loadShippedPosts(db, altered);
      expect(await versionOf(db)).toBe(before + 2);
      const [edited, untouched] = await Promise.all(
        ["bsa-air-plafond", "table-de-capitalisation"].map((slug) => findArticle(db, "fr", slug)),
      );
      expect(edited?.article.title).toMatch(/vraiment\u202F!$/);
      expect(untouched?.article.excerpt).toBe("Autre.");
    }));

  test("feeds and the list of addresses name each post in the languages it has", () =>
    within(async ({ db }) => {
      await savePost(db, [written(50)]);
      expect(slugs(await newestPosts(db, "fr", 100))).toHaveLength(17);
      expect(slugs(await newestPosts(db, "en", 100))).toHaveLength(shipped.filter(({ lang }) => lang === "en").length);
      const addresses = await newestSlugs(db, 100);
      expect(addresses).toHaveLength(17);
      expect(addresses.find(({ slug }) => slug === "article-50")?.editions).toEqual(["fr"]);
      expect(addresses.find(({ slug }) => slug === "bsa-air-plafond")?.editions).toEqual(["en", "fr"]);
    }));

  test("a reader counts once a day for each post", () =>
    within(async ({ db }) => {
      let day = "2026-11-21";
      const views = watchViews(
        db,
        createLog("silent"),
        rememberToday(() => day),
      );
      const reader = { userAgent: "Mozilla/5.0 (X11) Firefox/150", language: "fr", purpose: undefined, objects: false };
      const read = (slug: string, address: string) => views.count(slug, { ...reader, address });
      for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.2"]) read("bsa-air-plafond", address);
      read("runway-burn", "10.0.0.1");
      read("no-such-post", "10.0.0.1");
      await views.store();
      read("bsa-air-plafond", "10.0.0.1");
      day = "2026-11-22";
      read("bsa-air-plafond", "10.0.0.1");
      await views.stop();
      const shown = async (slug: string) => (await findArticle(db, "fr", slug))?.article.views;
      expect([await shown("bsa-air-plafond"), await shown("runway-burn"), views.round()]).toEqual([3, 1, 2]);
    }));

  test("two servers add up what they have counted", () =>
    within(async ({ db }) => {
      const servers = [watchViews(db, createLog("silent")), watchViews(db, createLog("silent"))];
      for (const [index, views] of servers.entries())
        views.count("runway-burn", {
          address: `10.0.0.${index}`,
          userAgent: "Firefox",
          language: "fr",
          purpose: "",
          objects: false,
        });
      await Promise.all(servers.map((views) => views.stop()));
      expect((await findArticle(db, "fr", "runway-burn"))?.article.views).toBe(2);
    }));
});
