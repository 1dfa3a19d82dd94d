import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentRecord, Fact } from "../domain/content/content.ts";
import { kinds } from "../domain/content/kinds.server.ts";
import { resolveRecord } from "../domain/content/resolve.ts";
import { isUnproven } from "../domain/content/references.ts";
import { printFact } from "../domain/content/print-fact.ts";
import { type Lang, languages } from "../platform/language/language.ts";
import { isTest, root, sources, textsOf } from "../scripts/gates/sources.ts";
import { records } from "./all.ts";
import { accessibility } from "./pages/accessibility.ts";
import { site } from "./settings.ts";

const facts = new Map<string, Fact>(records.flatMap((record) => (record.kind === "fact" ? [[record.id, record]] : [])));
const value = (id: string) => Number(facts.get(id)?.value);

type Counted = { figure: { fact: string }; label: unknown; scope?: unknown };
const isCounted = (part: object): part is Counted => "figure" in part && "label" in part;

/** Returns every figure that has a label of its own, at any depth of a page's content. */
function countedIn(part: unknown): Counted[] {
  if (typeof part !== "object" || part === null) return [];
  return [...(isCounted(part) ? [part] : []), ...Object.values(part).flatMap(countedIn)];
}

const pages = records.filter(({ kind }) => kind === "page");
const figures = pages.flatMap(countedIn);

test("a claim says beside it whom, when or how it counts", () => {
  const claims = figures.filter(({ figure }) => facts.get(figure.fact)?.confirm || figure.fact === "studio.mvp_days");
  expect(claims.length).toBeGreaterThan(10);
  expect(claims.filter(({ scope }) => !scope)).toEqual([]);
});

test("a claim that nobody has vouched for leaves with the samples", () => {
  const opened = { ...site, sampleContentShown: false };
  const left = pages.flatMap((page) => countedIn(resolveRecord(page, "en", facts, opened)));
  expect(left.map(({ figure }) => figure).filter((figure) => "confirm" in figure && figure.confirm)).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  const banner = records.filter((record): record is ContentRecord => record.kind === "banner");
  expect(banner.filter((item) => !isUnproven(item, facts))).toEqual([]);
});

test("nobody vouches for a claim without the day on which it was true", () => {
  const claim = facts.get("site.startups");
  const confirmed = { ...claim, confirm: false };
  expect(kinds.fact.schema.safeParse(confirmed).success).toBe(false);
  expect(kinds.fact.schema.safeParse({ ...confirmed, asOf: "2026-11-01" }).success).toBe(true);
});

/**
 * The word that follows a fact's number in a text, by the fact's unit. Plain counts have no entry, because each
 * sentence names what it counts.
 */
const nouns: Partial<Record<Fact["unit"], Record<Lang, string>>> = {
  months: { en: "months?", fr: "mois" },
  weeks: { en: "weeks?", fr: "semaines?" },
  days: { en: "days?", fr: "jours?" },
  hours: { en: "(?:hours?|h)", fr: "(?:heures?|h)" },
  minutes: { en: "(?:minutes?|min)", fr: "(?:minutes?|min)" },
  years: { en: "years?", fr: "ans?" },
};
const signed: Fact["unit"][] = ["eur", "eur_short", "percent", "multiple", "m2"];
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

/** Returns the pattern of a fact's number as an author would type it into a sentence. */
function typed(fact: Fact, lang: Lang) {
  const printed = plain(printFact(fact, lang)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const noun = nouns[fact.unit]?.[lang];
  if (noun) return String.raw`(?<![\d,.])${printed}[ -]${noun}\b`;
  return signed.includes(fact.unit) ? String.raw`(?<![\d,.])${printed}(?![\d,.]*\d)` : [];
}

const anyOf = (of: Fact[], lang: Lang) => new RegExp(of.flatMap((fact) => typed(fact, lang)).join("|"), "gi");

/**
 * The guide's title and its list of days may contain the number of days, because the guide consists of thirty pages.
 */
const numbers = [...facts.values()].filter(({ id }) => id !== "guide.days");
const told = new Map(
  [...facts.values()].map((fact, index): [string, Fact] => [
    fact.id,
    {
      ...fact,
      value:
        typeof fact.value === "number"
          ? 700_017 + index
          : typeof fact.value === "object" && "from" in fact.value
            ? { from: 700_017 + index, to: 900_017 + index }
            : fact.unit === "words"
              ? { en: "other words", fr: "d’autres mots" }
              : fact.value,
    },
  ]),
);

function stillTyped(text: string, pattern: RegExp) {
  const sentence = plain(text);
  return [...sentence.matchAll(pattern)].map(({ index }) => sentence.slice(Math.max(0, index - 40), index + 40));
}

/**
 * Records of these kinds may contain typed numbers, because the numbers are those of others (a funding programme, a
 * law, a retention rule) or of an example.
 */
const ofOthers = new Set([
  "guide-day",
  "legal-template",
  "aid",
  "bank-product",
  "regional-trend",
  "term-clause",
  "notice",
]);
const ofLaw = new Set(["privacy", "cookies", "cookies-and-consent", "terms", "sale-terms"]);
const spelled = /\b(?:month|mois) 18\b|eighteen|dix-huit/gi;
/**
 * Fields that are not checked: `options` and `tickets` are ranges from which a visitor chooses, and `value` is the
 * value of a fact itself.
 */
const leftOut = ["options", "tickets", "value"];

const anyNumber = { en: anyOf(numbers, "en"), fr: anyOf(numbers, "fr") };

test("no page says a number of which the fact says another", () => {
  const kept = records
    .filter(({ kind, id }) => !ofOthers.has(kind) && !ofLaw.has(id))
    .flatMap((record) =>
      languages.flatMap((lang) => {
        const text = JSON.stringify(resolveRecord(record, lang, told, site), (key, part: unknown) =>
          leftOut.includes(key) ? undefined : part,
        );
        return [...stillTyped(text, anyNumber[lang]), ...stillTyped(text, spelled)].map(
          (said) => `${record.kind} ${record.id} (${lang}): ${said}`,
        );
      }),
    );
  expect(kept).toEqual([]);
});

/**
 * Facts whose numbers also occur with another meaning, for example as the month of an import or as the 24 hours for
 * which a link is valid.
 */
const meantOtherwise = ["plan.trial", "offer.example_share", "investors.answer"];
const ownLengths = ["app/founder/profile-words", "app/my-data/", "domain/copilot/"];

/** Where people read what code writes: screens, mails, drawn pictures and their alt texts, documents. */
const written = /^(?:app|domain|emails|ui)\/.*\.tsx?$/;

test("no screen, mail, picture or document says a number of the offer: the fact does", () => {
  const offers = numbers.filter(
    ({ id, scope }) =>
      ["offer", "intake", "plan", "pitch", "simulator"].includes(scope) && !meantOtherwise.includes(id),
  );
  expect(offers.length).toBeGreaterThan(30);
  const files = sources.filter(
    ({ path }) => written.test(path) && !isTest(path) && !ownLengths.some((own) => path.startsWith(own)),
  );
  for (const kind of [/words\.fr\.ts$/, /^emails\//, /^app\/social\//, /^app\/sections\//, /^domain\/document\//])
    expect(files.some(({ path }) => kind.test(path))).toBe(true);
  const anyOffer = { en: anyOf(offers, "en"), fr: anyOf(offers, "fr") };
  const said = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => /\d/.test(text) && !text.includes("interval '"))
      .flatMap((text) => languages.flatMap((lang) => stillTyped(text, anyOffer[lang])))
      .map((found) => `${file.path}: ${found}`),
  );
  expect([...new Set(said)]).toEqual([]);
});

test("what code calculates with keeps its shape on the desk", () => {
  const read = sources.flatMap(({ path }) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\b(numberOf|rangeOf)\(content, "([a-z_.]+)"/g)].map(
      ([, shape, id]) => ({ shape, id }),
    ),
  );
  expect(read.length).toBeGreaterThan(20);
  const takesAnother = read.filter(({ shape, id = "" }) => {
    const value = shape === "numberOf" ? { from: 1, to: 2 } : 1;
    return kinds.fact.schema.safeParse({ ...facts.get(id), value }).success;
  });
  expect(takesAnother).toEqual([]);
});

test("counts of startups hold one another, and so do their growths", () => {
  expect(value("accelerated.startups")).toBeLessThanOrEqual(value("site.startups"));
  expect(value("site.startups")).toBeLessThanOrEqual(value("studio.startups"));
  expect(value("accelerated.growth")).toBeLessThanOrEqual(value("site.growth"));
});

test("the accessibility statement says what the audit counts, and names each criterion that is not met", () => {
  const audit = readFileSync(join(import.meta.dirname, "../docs/accessibility.md"), "utf8");
  const rows = [...audit.matchAll(/^\| (\d+\.\d+) \| .* \| (met|not met|does not apply) \| .*\|$/gm)];
  const of = (result: string) => rows.filter(([, , each]) => each === result).map(([, criterion]) => criterion);
  const [met, applicable] = [of("met").length, of("met").length + of("not met").length];
  expect(rows).toHaveLength(106);
  const rate = Math.round((100 * met) / applicable);
  expect(audit).toContain(`${met} of ${applicable} applicable criteria are met (${rate}%)`);
  const statement = JSON.stringify(accessibility.sections);
  expect(statement).toContain(`${met} of the ${applicable} that apply are met, which is ${rate}%`);
  expect(statement).toContain(`${met} des ${applicable} critères applicables sont respectés, soit ${rate} %`);
  expect(of("not met").filter((criterion) => !statement.includes(`${criterion})`))).toEqual([]);
});

test("no sentence says what another denies", () => {
  const said = records.flatMap((record) => (record.kind === "fact" ? [] : JSON.stringify(record).split(/\{"en":/)));
  for (const denied of [
    // The amount of the fee is not set.
    /small participation|petite participation|petits frais/,
    // The number of places is given per month only.
    /\{(?!intake\.monthly_places\})[a-z_.]*places\}|places per cohort|places par promotion/,
    // There are as many sessions as have a date, so no text gives a number per year.
    /quarterly_per_year\}/,
    // A complaint that was answered may still not be settled.
    /gone unanswered/,
    // The number of days for an MVP is a promise, because no average is known yet.
    /days on average|jours en moyenne/,
    /ask whether the ad budget|demandez si le budget/,
    // Investors are always called "approved", never "qualified".
    /qualified investors|investisseurs qualifiés/,
    // After a trial, the account returns to its earlier plan, which may be Visible instead of Free Member.
    /goes back to Free Member|redevient Free Member/,
    // Investors are not invited automatically: somebody from the team writes to them.
    /before (?:we invite|inviting)|invite you|then invited|avant (?:de (?:l’|les )|toute )invit|vous inviter/,
    // A guide's link opens it for a month.
    /open through your link|accessibles par ton lien/,
    // Some prices still say that their tax basis is to be confirmed.
    /each says whether it includes VAT\.|chacun indique s’il comprend la TVA\./,
    // The list of startups is sorted by how each matches its reader's wishes.
    /ranks no opport|ne classe aucune/,
  ])
    expect(said.filter((sentence) => denied.test(sentence))).toEqual([]);
});

test("the privacy policy names what the team adds to a form: its notes and the fee agreed for a session", () => {
  const policy = JSON.stringify(pages.find(({ id }) => id === "privacy"));
  for (const named of [
    /team’s notes/,
    /notes de l’équipe/,
    /participation fee we agree/,
    /frais de participation convenus/,
  ])
    expect(policy).toMatch(named);
});

test("the privacy policy names what the founders' tools keep", () => {
  const policy = JSON.stringify(pages.find(({ id }) => id === "privacy"));
  for (const kept of [/scenarios you save/, /versions of your documents/, /used each tool/])
    expect(policy).toMatch(kept);
});

test("an answer that sends somebody to us leads to the page where they write", () => {
  const sends = records.filter(
    (record) =>
      record.kind === "faq" &&
      /write to us|contact (us|the team)|contact page|écrivez-nous|contactez|page de contact/i.test(
        JSON.stringify(record.answer),
      ),
  );
  expect(sends.length).toBeGreaterThan(1);
  for (const record of sends) expect(record, record.id).toMatchObject({ link: {}, linkTo: "contact" });
});

test("wherever the fee of a Pitch Session is named, Elite includes it, but for its free month", () => {
  const about = records
    .flatMap((record) => [...JSON.stringify(record).matchAll(/"(?:en|fr)":"([^"]*)"/g)].map(([, text = ""]) => text))
    .filter((text) => text.includes("{pitch.participation_fee:price}") && text !== "{pitch.participation_fee:price}");
  expect(about.length).toBeGreaterThan(5);
  for (const text of about) expect(text).toMatch(/Elite CoPilot.*(?:free month|mois gratuit)/);
});

test("an aid stands as checked only where its source is dated and later than the tax act of 2025", () => {
  const checked = records.filter((record) => record.kind === "aid" && !record.confirm);
  expect(checked.filter((aid) => aid.kind === "aid" && !(aid.sourceDate && aid.sourceDate > "2025-02-15"))).toEqual([]);
});

test("a range that is assumed is called expected in no mail", () => {
  const mails = sources.filter(({ path }) => path.startsWith("emails/simulator-projection"));
  expect(mails).toHaveLength(1);
  expect(mails.flatMap(textsOf).filter((text) => /expect|attend/i.test(text))).toEqual([]);
});

test("the privacy policy names the time spent on an application", () => {
  const policy = JSON.stringify(pages.find(({ id }) => id === "privacy"));
  for (const named of [/time you spent on the form/, /temps passé sur le formulaire/]) expect(policy).toMatch(named);
});

test("the privacy policy names the hash of an address that stops invitations", () => {
  const policy = JSON.stringify(pages.find(({ id }) => id === "privacy"));
  for (const named of [/address that stops invitations/, /adresse qui refuse des invitations/])
    expect(policy).toMatch(named);
});
