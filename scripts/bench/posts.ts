import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { findPostgres, startPostgres } from "../../e2e/peers/postgres.ts";
import { findArticle, type Listing, listPosts } from "../../domain/post/post.server.ts";
import { type Database, type Db, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { createPageCache } from "../../platform/page-cache/page-cache.server.ts";
import { type Figure, median, millis, within } from "./figures.ts";
import { openTellingPlans } from "./plans.ts";

const posts = 100_000;
const rounds = 9;

/** Posts in French, a third of them in English too, with the lengths of the shipped ones in their lists. */
async function fill(db: Db) {
  const words =
    "levee fonds tour amorcage dilution bspce capital action plafond decote investisseur croissance client marge prix valorisation pacte associe tresorerie runway budget vente canal campagne contrat statuts notaire banque aide region credit impot recherche innovation equipe salaire embauche produit marche etude concurrent fusion acquisition licence brevet".split(
      " ",
    );
  const word = (step: number) => sql.raw(`w[1 + (n * ${step} + n / 45) % array_length(w, 1)]`);
  for (const lang of ["fr", "en"])
    await db.execute(sql`
      insert into post (id, lang, slug, category, title, excerpt, author, author_is_sample, featured, checked_on, review_after,
        published_at, body, html, sections, minutes, search, shown_in_english, shown_in_french)
      select n, ${lang}::text, 'article-' || n, (array['growth', 'fundraising', 'strategy', 'startup-tips'])[1 + n % 4],
        'Article ' || n || ', ' || ${word(7)}, 'Ce que ' || ${word(13)} || ' change pour ' || ${word(17)} || ', avec un calcul complet et la liste de ce qui reste à vérifier avant de signer.',
        'Responsable', true, n = 1, '2026-11-21', '2027-11-21', timestamptz '2026-11-21' - n * interval '1 hour',
        repeat('Texte ' || n || '. ', 60), repeat('<p>Texte ' || n || '.</p>', 60), '[]', 6,
        ' article ' || n || ' ' || ${word(7)} || ' ce que ' || ${word(13)} || ' change pour ' || ${word(17)} || ' avec un calcul complet et la liste de ce qui reste a verifier avant de signer'
          || ' what ' || ${word(11)} || ' changes for ' || ${word(19)} || ' with a full calculation and what remains to check before signing'
          || case when n % 997 = 5 then ' bsa air' else '' end || case when n > ${posts * 0.9}::int then ' ancienne' else '' end,
        ${lang}::text = 'en' or n % 3 > 0, ${lang}::text = 'fr'
      from generate_series(1, ${posts}::int) n, (select ${sql.raw(`array[${words.map((each) => `'${each}'`).join(",")}]`)} as w) words
      where ${lang}::text = 'fr' or n % 3 = 0`);
  await db.execute(sql`vacuum analyze post`);
}

const list =
  (asked: Partial<Listing>, lang: Lang = "fr") =>
  (db: Db) =>
    listPosts(db, lang, { category: null, query: "", after: null, ...asked });
const deep = { at: Date.parse("2026-11-21") - 99_000 * 3_600_000, id: 99_000 };

const questions: Record<string, (db: Db) => Promise<unknown>> = {
  "first page": list({}),
  "page 8,000": list({ after: deep }),
  "a tab": list({ category: "fundraising" }),
  "a tab, page 2,000": list({ category: "fundraising", after: deep }),
  'search "BSA AIR plafond"': list({ query: "BSA AIR plafond" }),
  'search "Dilution", in most posts': list({ query: "Dilution" }),
  'search "calcul", in every post': list({ query: "calcul" }),
  'search "bsa", in one of a thousand': list({ query: "bsa" }),
  'search "article 77777", in one post': list({ query: "article 77777" }),
  'search "ancienne", in the oldest tenth': list({ query: "ancienne" }),
  'search "introuvable", in none': list({ query: "introuvable" }),
  'search "zz", two letters, in none': list({ query: "zz" }),
  'search "zz" in a tab': list({ query: "zz", category: "strategy" }),
  'search "calcul zz"': list({ query: "calcul zz" }),
  'search "bsa" in a tab': list({ query: "bsa", category: "strategy" }),
  "an article with its neighbours": (db) => findArticle(db, "fr", "article-54321"),
  "in English: first page": list({}, "en"),
  "in English: a tab, page 2,000": list({ category: "fundraising", after: deep }, "en"),
  'in English: search "bsa" in a tab': list({ query: "bsa", category: "strategy" }, "en"),
  'in English: search "introuvable", in none': list({ query: "introuvable" }, "en"),
  "in English: an article with its neighbours": (db) => findArticle(db, "en", "article-54321"),
};

async function onEngine(engine: string, { db }: Database, budget: number): Promise<Figure[]> {
  await fill(db);
  const figures: Figure[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    await ask(db);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await ask(db);
      times.push(performance.now() - from);
    }
    figures.push(within(`${posts.toLocaleString("en")} posts on ${engine}: ${what}`, median(times), budget, millis));
  }
  return figures;
}

/** What the memory for kept pages holds when more articles are read than fit in it. */
async function keptMemory(): Promise<Figure> {
  const page = Buffer.alloc(60_000, "<p>Un article assez long pour être lu.</p>");
  const kept = createPageCache({
    version: () => "1",
    headers: {},
    render: async (key) => ({
      status: 200,
      body: `${key}${page.toString()}`,
      headers: { "Content-Type": "text/html" },
    }),
  });
  const request = { headers: {}, method: "HEAD" } as never;
  const response = { writeHead: () => response, end: () => response } as never;
  let most = 0;
  for (let index = 0; index < 2_000; index += 1) {
    await kept.answer(request, response, `fr /blog/article-${index}`);
    most = Math.max(most, kept.bytes());
  }
  kept.stop();
  return within("Kept pages after 2,000 articles of 60 KB", most / 2 ** 20, 60, (value) => `${value.toFixed(1)} MB`);
}

/** Lists, searches and articles among 100,000 posts, as the site asks for them. */
export async function postsInNumbers(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "lab-posts-"));
  const embedded = await openPglite(join(folder, "database"));
  const figures = await onEngine("PGlite", embedded, 150).finally(async () => {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  });
  figures.push(await keptMemory());
  const binaries = findPostgres();
  if (!binaries)
    return [...figures, { what: "PostgreSQL is not on this machine", measured: "-", target: "<= 50 ms", met: false }];
  const postgres = await startPostgres(binaries);
  try {
    const database = await openPostgres(postgres.url("postgres"), () => {});
    figures.push(...(await onEngine("PostgreSQL", database, 50).finally(() => database.close())));
    const plans = await openTellingPlans(postgres, "postgres");
    for (const [what, ask] of Object.entries(questions))
      figures.push({ what: `… ${what}, found by`, measured: await plans.of(ask), target: "" });
    await plans.database.close();
    return figures;
  } finally {
    await postgres.dispose();
  }
}
