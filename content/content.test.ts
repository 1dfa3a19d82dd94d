import { describe, expect, test } from "vitest";
import type { ContentRecord, Fact, Text } from "../domain/content/content.ts";
import { kinds } from "../domain/content/kinds.server.ts";
import { resolveRecord } from "../domain/content/resolve.ts";
import { unknownFacts } from "../domain/content/references.ts";
import { readShippedPosts } from "../domain/post/post-file.server.ts";
import { records } from "./all.ts";
import { site } from "./settings.ts";

const of = <K extends ContentRecord["kind"]>(kind: K) =>
  records.filter((record): record is Extract<ContentRecord, { kind: K }> => record.kind === kind);

const facts = new Map<string, Fact>(of("fact").map((fact) => [fact.id, fact]));

const number = (id: string) => {
  const value = facts.get(id)?.value;
  if (typeof value !== "number") throw new Error(`${id} is not a number`);
  return value;
};

const range = (id: string) => {
  const value = facts.get(id)?.value;
  if (typeof value !== "object" || !("from" in value)) throw new Error(`${id} is not a range`);
  return value;
};

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function texts(value: unknown): Text[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "fr" in value) return [value as Text];
  return Object.values(value).flatMap(texts);
}

/**
 * Labels that contain exactly the characters of the specification, such as a straight apostrophe, so that these texts
 * can be found.
 */
const ofTheSpecification = new Set<unknown>(["S'inscrire pour plus d'infos", "Vous êtes investisseur ?"]);

describe("every record", () => {
  test.each(records.map((record) => [`${record.kind} ${record.id}`, record] as const))("%s", (_name, record) => {
    expect(kinds[record.kind].schema.parse(record)).toEqual(record);
    expect(unknownFacts(record, facts)).toEqual([]);

    for (const { en, fr } of texts(record)) {
      expect(en).not.toMatch(/^\s*$/);
      expect(fr).not.toMatch(/^\s*$/);
      // Authors may type no-break spaces only inside numbers.
      expect(en + fr).not.toMatch(/(?<!\d)[\u00A0\u202F]|[\u00A0\u202F](?!\d)/);
    }
    for (const lang of ["en", "fr"] as const) {
      for (const printed of strings(resolveRecord(record, lang, facts, site))) {
        expect(printed).not.toMatch(/[{}]|undefined|NaN/);
        if (!ofTheSpecification.has(printed)) expect(printed).not.toContain("'");
      }
    }
    for (const printed of texts(record).map((text) => resolveRecord(text, "fr", facts, site))) {
      if (ofTheSpecification.has(printed)) continue;
      expect(printed).not.toMatch(/[ \p{L}\d][;!?](?=\s|$)|[^\u00A0]:(?=\s|$)|« | »/u);
    }
  });

  test("has an id of its own in its kind", () => {
    const names = records.map((record) => `${record.kind} ${record.id}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

test("the worked example of the revenue share adds up, within the range", () => {
  const share = number("offer.example_share");
  expect(number("offer.example_owed")).toBe((number("offer.example_revenue") * share) / 100);
  expect(share).toBeGreaterThanOrEqual(range("offer.revenue_share").from);
  expect(share).toBeLessThanOrEqual(range("offer.revenue_share").to);
});

test("every price says what it says about tax", () => {
  const prices = of("fact").filter(
    ({ id, unit }) => unit === "eur" && !["plan.free", "offer.revenue_share_upfront", "copilot.hire_cost"].includes(id),
  );
  expect(prices.filter(({ tax }) => !tax).map(({ id }) => id)).toEqual([]);
});

test("no session lies ahead", () => {
  const days = of("event").flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]);
  expect(days.filter((day) => day && day > "2026-11-21")).toEqual([]);
});

test("sample logos differ by their initial", () => {
  const initials = of("logo").map(({ alt }) => alt[0]);
  expect(new Set(initials).size).toBe(initials.length);
});

test("the banner refers to logos we have", () => {
  const ids = of("logo").map(({ id }) => id);
  for (const { logo } of of("banner")) if (logo) expect(ids).toContain(logo);
});

test("who signs an article is of the team", () => {
  const names = { en: of("team").map(({ name }) => name.en), fr: of("team").map(({ name }) => name.fr) };
  for (const { author, lang } of readShippedPosts()) expect(names[lang]).toContain(author);
});

/** Services for which the front page of the website is the right link. */
const itsOwnFrontPage = new Set(["https://formalites.entreprises.gouv.fr"]);

test("both editions of an article have the same dates", () => {
  for (const [slug, editions] of Map.groupBy(readShippedPosts(), (post) => post.slug)) {
    const dates = editions.map(({ date, checked }) => `${date} ${checked}`);
    expect([slug, new Set(dates).size]).toEqual([slug, 1]);
  }
});

test("both editions of an article and of a day have the same sections and lead to the same pages, none a site's front", () => {
  const posts = Map.groupBy(readShippedPosts(), ({ slug }) => slug);
  const texts = [
    ...[...posts].map(([slug, editions]) => [slug, ...editions.map(({ body }) => body)]),
    ...of("guide-day").map(({ id, body }) => [id, body.fr, body.en]),
  ];
  for (const [named, ...editions] of texts) {
    const sections = editions.map((body) => body.match(/^#{2,3} /gm)?.length);
    const links = editions.map((body) => [...body.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, link = ""]) => link));
    expect([named, editions.length, new Set(sections).size]).toEqual([named, 2, 1]);
    expect(links[0]?.toSorted(), named).toEqual(links[1]?.toSorted());
    const fronts = links.flat().filter((link) => new URL(link).pathname === "/" && !itsOwnFrontPage.has(link));
    expect(fronts, named).toEqual([]);
  }
});

test("home has what the specification counts", () => {
  const english = (record: ContentRecord) =>
    strings(resolveRecord(record, "en", facts, site))
      .join("\n")
      .replace(/\s/g, " ");
  const home = of("page").find(({ id }) => id === "home");
  if (home?.id !== "home") throw new Error("No home page");

  const stats = resolveRecord(home.stats, "en", facts, site);
  expect(stats.figures.map(({ figure, label }) => `${figure.text} ${label}`)).toEqual([
    "70 startups",
    "+48 investor meetings",
    "130 applications",
    "600% growth",
  ]);
  expect(of("banner").map((item) => resolveRecord(item, "en", facts, site).text)).toEqual([
    "+600K€ ARR",
    "+50% leads",
    "+435K€ revenue",
    "+72K ARR",
  ]);
  expect(of("faq").filter(({ page }) => page === "home")).toHaveLength(4);
  expect(of("formula").map(english).join("\n")).toContain("€9,900");
  const quotes = of("testimonial").filter(({ page }) => page === "home");
  expect(quotes.map(({ featured }) => featured)).toEqual([true, false, false, false]);
  expect([1, 2, 3].every((row) => of("logo").some((logo) => logo.row === row))).toBe(true);
});

test("the programme and the pitch session have what the specification counts", () => {
  const quarters = [1, 2, 3, 4].map((number) => range(`offer.quarter_${number}`));
  expect(quarters.map(({ from, to }) => [from, to])).toEqual([
    [1, 4],
    [5, 9],
    [10, 13],
    [14, 18],
  ]);
  const pitch = of("page").find(({ id }) => id === "pitch-session");
  if (pitch?.id !== "pitch-session") throw new Error("No pitch session page");
  const { figures } = resolveRecord(pitch.stats, "en", facts, site);
  expect(figures.map(({ figure, label }) => `${figure.text} ${label}`)).toEqual([
    "48 meetings in 2025",
    "30 startups per session, in the large format",
    "35% of startups get a second meeting",
    "50% or more of startups get a meeting",
  ]);
  expect(of("faq").filter(({ page }) => page === "pitch-session")).toHaveLength(5);
});

test("the studio has what the specification counts", () => {
  const studio = of("page").find(({ id }) => id === "studio");
  if (studio?.id !== "studio") throw new Error("No studio page");
  const { hero, stats, plans } = resolveRecord(studio, "fr", facts, site);
  const spaced = (text: string) => text.replace(/\s/g, " ");
  expect(spaced(hero.title)).toBe("Transformez votre idée en MVP en 15 jours, prêt à tester et à vendre");
  expect(stats.figures.map(({ figure }) => spaced(figure.text))).toEqual(["170+", "100+", "600 %", "15"]);
  expect(plans.items.map(({ name, price, mark }) => [name, price.number, mark])).toEqual([
    ["MVP POWER", 9_900, undefined],
    ["MVP BOOSTER", 14_900, "Recommandé"],
  ]);
  expect(of("project")).toHaveLength(4);
  expect(of("testimonial").filter(({ page }) => page === "studio")).toHaveLength(3);
});

test("the guide has thirty days of thirty minutes, each with its steps, an example and something to show", () => {
  const days = of("guide-day");
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  const parts = { en: ["Do this", "Example", "You will have"], fr: ["À faire", "Exemple", "Livrable"] };
  for (const { day, minutes, body } of days)
    for (const lang of ["en", "fr"] as const) {
      const headings = [...body[lang].matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      const steps = [...body[lang].matchAll(/^\d+\. \*\*(\d+) min\.\*\* /gm)].map(([, taken]) => Number(taken));
      const inAll = steps.reduce((sum, taken) => sum + taken, 0);
      expect([day, lang, minutes, inAll, headings]).toEqual([day, lang, 30, 30, parts[lang]]);
    }
});

test("stars stand only beside a rating that a real person gave", () => {
  expect(of("testimonial").filter(({ sample, rating }) => sample && rating !== undefined)).toEqual([]);
});

test("past sessions show thirteen startups each, told apart by their first letter", () => {
  const sessions = Map.groupBy(of("startup"), ({ session }) => session);
  const events = of("event").map(({ id }) => id);
  expect([...sessions].map(([session, startups]) => [session, startups.length])).toEqual([
    ["session-4", 13],
    ["session-5", 13],
  ]);
  for (const [session, startups] of sessions) {
    expect(events).toContain(session);
    expect(new Set(startups.map(({ name }) => name[0])).size).toBe(startups.length);
  }
});
