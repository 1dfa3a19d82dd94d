import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/blog/words.en.ts";
import { words as fr } from "../../app/blog/words.fr.ts";
import { team } from "../../content/team.ts";
import { readShippedPosts } from "../../domain/post/post-file.server.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { languages } from "../../platform/language/language.ts";
import { writeCursor } from "../../domain/post/post.ts";
import { savePost } from "../peers/save-post.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";

const shipped = readShippedPosts();
const words = { en, fr };
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.dispose());

const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });
const slugsIn = (html: string) =>
  [...html.matchAll(/post-read" aria-describedby="[^"]*" href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug);
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as { "@type": string },
  );
const attributeIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe("the list", () => {
  test("leads to all sixteen posts, the featured one first and on all articles only", async () => {
    for (const lang of languages) {
      const first = (await get(`/blog?lang=${lang}`)).text;
      for (const part of [words[lang].search.placeholder, words[lang].read, ...Object.values(words[lang].tabs)])
        expect(first).toContain(part);
      expect(first.match(/post-featured/g)?.length).toBeGreaterThanOrEqual(1);
      expect(slugsIn(first)[0]).toBe("dilution-trois-tours");
      expect(first).toContain(`href="/blog/feed.${lang}.xml" class="link">${words[lang].feed}</a>`);
      expect(first).not.toContain("/blog?after=");
      expect(slugsIn(first).toSorted()).toEqual(
        shipped
          .filter((post) => post.lang === "fr")
          .map(({ slug }) => slug)
          .toSorted(),
      );
      const after = writeCursor({ at: Date.parse("2026-11-21T12:00Z"), id: 8 });
      const later = (await get(`/blog?after=${after}&lang=${lang}`)).text;
      expect(later).not.toContain("post-featured");
      expect(slugsIn(first).slice(-slugsIn(later).length)).toEqual(slugsIn(later));
      expect(slugsIn(later)[0]).toBe("bsa-air-plafond");
    }
  });

  test("a tab and a search meet in the address, with or without accents", async () => {
    for (const [address, found] of [
      ["?q=BSA+AIR+plafond", ["bsa-air-plafond"]],
      ["?q=bsa%20air%20PLAF%C3%94ND", ["bsa-air-plafond"]],
      ["?q=decote&category=fundraising", ["bsa-air-plafond"]],
      ["?q=payer+premier+client", ["faire-payer-le-premier-client"]],
    ] as const) {
      const { text, headers } = await get(`/blog${address}&lang=fr`);
      expect([address, slugsIn(text)]).toEqual([address, found]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).not.toContain("post-featured");
    }
    const { text } = await get("/blog?q=plafond&category=strategy");
    expect(text).toContain('href="/blog?category=growth&amp;q=plafond"');
    expect(text).toMatch(
      /aria-current="page" href="\/blog\?category=strategy|href="\/blog\?category=strategy[^"]*" aria-current="page"|aria-current="page"[^>]*>Strategy/,
    );
  });

  test("nothing found is said in the specification's words, with the way back to everything", async () => {
    for (const lang of languages) {
      const nowhere = (await get(`/blog?q=zzzz&lang=${lang}`)).text;
      expect(nowhere).toContain(words[lang].empty.search);
      const inTab = (await get(`/blog?q=zzzz&category=growth&lang=${lang}`)).text;
      expect(inTab).toContain(words[lang].empty.category);
      for (const html of [nowhere, inTab])
        expect(html).toMatch(new RegExp(`href="/blog"[^>]*>${words[lang].empty.all}`));
    }
  });

  test("first pages of the tabs are kept, what is asked of them otherwise is not", async () => {
    for (const [path, kept] of [
      ["/blog", true],
      ["/blog?category=growth", true],
      ["/blog?category=strategy&utm_source=x", true],
      ["/blog?category=unknown", true],
      ["/blog?q=", true],
      ["/blog?q=bsa", false],
      ["/blog?after=1780000000000-7", false],
    ] as const)
      expect([path, (await get(path)).headers["cache-control"]]).toEqual([
        path,
        kept ? "private, no-cache" : "no-store",
      ]);
    const tags = await Promise.all(
      ["/blog", "/blog?category=unknown", "/blog?category=growth"].map((path) => get(path)),
    );
    expect(new Set(tags.map(({ headers }) => headers["etag"])).size).toBe(2);
  });

  test("what is typed comes back as text", async () => {
    const typed = `"><script>alert(1)</script>`;
    const { status, text } = await get(`/blog?q=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    expect(text).not.toContain("<script>alert");
    for (const odd of ["%00", "%u0000", "%ED%A0%80", "x".repeat(3_000), "%25", "'", "%5C", "_"])
      expect((await get(`/blog?q=${odd}`)).status, odd).toBe(200);
  });
});

describe("an article", () => {
  test("answers with figures, its sections, its date beside the day it was checked, and its way on", async () => {
    const { text, headers } = await get("/blog/bsa-air-plafond?lang=fr");
    expect(headers["cache-control"]).toBe("private, no-cache");
    const plain = text.replaceAll(/\s+/g, " ");
    for (const part of [
      "166 667",
      "Publié le 21 novembre 2026,",
      "vérifié le 21 novembre 2026",
      "7 min de lecture",
      "Relations investisseurs",
      "Remplit la salle",
    ])
      expect(plain).toContain(part);
    for (const id of text.matchAll(/<li><a href="#(s-[^"]+)"/g)) expect(text).toContain(`<h2 id="${id[1]}">`);
    expect(text).toContain('rel="prev" href="/blog/aides-bpifrance"');
    expect(text).toContain('rel="next" href="/blog/cir-cii-jei-2026"');
    expect(text).toContain("/social/articles/bsa-air-plafond.fr.png");
    expect(dataIn(text).find((each) => each["@type"] === "Article")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Article",
      headline: "BSA AIR, ce que le plafond change vraiment",
      inLanguage: "fr",
      datePublished: "2026-11-21",
      dateModified: "2026-11-21",
      author: { "@type": "Organization", name: "The Lab" },
    });
  });

  test("stands below the home page, as the list does", async () => {
    for (const [path, name] of [
      ["/blog", /^Blog/],
      ["/blog/bsa-air-plafond?lang=fr", /^BSA AIR, ce que le plafond change vraiment/],
    ] as const) {
      const steps = dataIn((await get(path)).text).find((each) => each["@type"] === "BreadcrumbList");
      expect(steps).toMatchObject({
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "The Lab", item: site.url },
          { "@type": "ListItem", position: 2, name: expect.stringMatching(name), item: `${site.url}${path}` },
        ],
      });
    }
  });

  test("shows the role of an author who is in the team", async () => {
    for (const [lang, author] of [
      ["en", "Growth expert, acquisition"],
      ["fr", "Expert growth, acquisition"],
    ] as const) {
      const member = team.find(({ name }) => name[lang].startsWith(author));
      const { text } = await get(`/blog/faire-payer-le-premier-client?lang=${lang}`);
      expect(text).toMatch(new RegExp(`${author}</strong>.*?<p>${member?.role[lang]}</p>`));
    }
  });

  test("that does not exist is not found, is not kept and keeps no page away", async () => {
    for (const path of ["/blog/nothing-here", "/blog/BSA-AIR-plafond", "/blog/a/b", "/blog/bsa_air", "/blog/%2e%2e"]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain("noindex");
    }
    expect((await get("/social/articles/nothing-here.fr.png")).status).toBe(404);
    expect((await get("/social/articles/bsa-air-plafond.de.png")).status).toBe(404);
  });

  test("every shipped one fits in the first round trip and has its picture, in both languages", async () => {
    const slugs = new Set(shipped.map(({ slug }) => slug));
    expect(slugs.size).toBe(16);
    for (const slug of slugs)
      for (const lang of languages) {
        const { status, headers } = await get(`/blog/${slug}?lang=${lang}`, { "accept-encoding": "br" });
        expect(status).toBe(200);
        expect(Number(headers["content-length"]), `${slug} ${lang}`).toBeLessThan(14_500);
        const picture = await get(`/social/articles/${slug}.${lang}.png`);
        expect([slug, picture.status, picture.body.toString("latin1", 1, 4)]).toEqual([slug, 200, "PNG"]);
      }
  });
});

function elementsOf(xml: string) {
  const open: string[] = [];
  const found: { path: string; text: string }[] = [];
  expect(xml).not.toMatch(/&(?!#\d+;)/);
  for (const [, closing, name = "", , empty, text = ""] of xml
    .replace(/^<\?xml[^>]*\?>/, "")
    .matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>([^<]*)/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else {
      const plain = text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      found.push({ path: [...open, name].join("/"), text: plain.trim() });
      if (!empty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return found;
}

describe("feeds", () => {
  test.each(languages)("the feed in %s holds the posts of its language, whole and dated", async (lang) => {
    const { status, headers, text } = await get(`/blog/feed.${lang}.xml`);
    expect([status, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    const elements = elementsOf(text);
    const all = (path: string) => elements.filter((each) => each.path === path).map((each) => each.text);
    for (const name of ["title", "link", "description", "language", "lastBuildDate"])
      expect(all(`rss/channel/${name}`)).toHaveLength(1);
    expect(all("rss/channel/title")[0]).toMatch(lang === "fr" ? /^The Lab\u00A0: / : /^The Lab: /);
    expect(text).toContain(
      `<atom:link href="${site.url}/blog/feed.${lang}.xml" rel="self" type="application/rss+xml"/>`,
    );
    const written = shipped.filter((post) => post.lang === lang);
    for (const name of ["title", "link", "guid", "pubDate", "description", "dc:creator", "category"])
      expect(all(`rss/channel/item/${name}`)).toHaveLength(written.length);
    const dates = all("rss/channel/item/pubDate");
    for (const date of dates)
      expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
    expect(dates.map((date) => Date.parse(date))).toEqual(
      dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a),
    );
    expect(new Set(all("rss/channel/item/guid")).size).toBe(written.length);
    for (const link of all("rss/channel/item/link")) {
      const { pathname, search } = new URL(link);
      const page = await get(`${pathname}${search}`);
      expect(page.status).toBe(200);
      expect(attributeIn(page.text, /rel="alternate" type="application\/rss\+xml" href="([^"]+)"/)).toBe(
        `/blog/feed.${lang}.xml`,
      );
    }
  });
});

describe("counting and changing", () => {
  const firefox = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    "accept-language": "fr",
  };

  test("people count once, from a kept page and from one fetched by script; programs and repeats don't", async () => {
    const path = "/blog/runway-burn";
    for (const [address, more] of [
      ["198.51.100.1", {}],
      ["198.51.100.1", {}],
      ["198.51.100.2", {}],
      ["198.51.100.3", { "user-agent": "Googlebot/2.1" }],
      ["198.51.100.4", { "sec-purpose": "prefetch" }],
      ["198.51.100.5", { "accept-language": "" }],
    ] as const)
      await get(path, { ...firefox, "x-forwarded-for": address, ...more });
    await get(`${path}.data`, { ...firefox, "x-forwarded-for": "198.51.100.6" });
    await ask(site.port, path, { method: "HEAD", headers: { ...firefox, "x-forwarded-for": "198.51.100.7" } });
    const { headers } = await get(path);
    await get(path, { ...firefox, "x-forwarded-for": "198.51.100.8", "if-none-match": String(headers["etag"]) });
    await site.stop();
    await site.start();
    expect((await get(`${path}?lang=fr`)).text).toContain("4 lectures");
    expect((await get("/blog/pre-money-post-money?lang=fr")).text).not.toMatch(/\d lectures?</);
  });

  test("a saved post is on the kept pages at once", async () => {
    const before = await get("/blog");
    await site.stop();
    const database = await openPglite(join(site.dataDir, "database"));
    await savePost(
      database.db,
      shipped
        .filter(({ id }) => id === 7)
        .map((edition) => ({
          ...edition,
          title: 'A <b>new</b> & "other" title',
          author: "Ada",
          reviewAfter: "2026-01-01",
        })),
    );
    const french = shipped.filter(({ id, lang }) => id === 15 && lang === "fr");
    await savePost(
      database.db,
      french.map((edition) => ({ ...edition, id: 40, slug: "seulement-en-francais" })),
    );
    await database.close();
    await site.start();
    const after = await get("/blog");
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    expect(after.text).toContain("A &lt;b&gt;new&lt;/b&gt; &amp; &quot;other&quot; title");
    expect(elementsOf((await get("/blog/feed.en.xml")).text)).toContainEqual({
      path: "rss/channel/item/title",
      text: 'A <b>new</b> & "other" title',
    });
    const article = (await get("/blog/bsa-air-plafond")).text;
    expect(article.replaceAll(/\s+/g, " ")).toContain(en.article.due("1 January 2026").split(":")[0]);
    expect(article).toContain('"author":{"@type":"Person","name":"Ada"}');
  });

  test("an article written in one language says so, and has one address for search engines", async () => {
    const { text } = await get("/blog/seulement-en-francais?lang=en");
    expect(text).toContain('<html lang="en"');
    expect(text).toMatch(/<h1 lang="fr">/);
    expect(text).toMatch(/class="article-body" lang="fr"/);
    expect(text).toContain(en.writtenIn.fr);
    for (const lang of languages)
      expect(
        attributeIn((await get(`/blog/seulement-en-francais?lang=${lang}`)).text, /rel="canonical" href="([^"]+)"/),
      ).toBe(`${site.url}/blog/seulement-en-francais?lang=fr`);
  });
});
