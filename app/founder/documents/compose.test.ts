import { describe, expect, test } from "vitest";
import { founderProfile } from "../../../db/demo/profiles.ts";
import { checkIns } from "../../../db/demo/check-ins.ts";
import { percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import { documentKinds, type DocumentKind } from "../../../domain/document/kind.ts";
import { outlines } from "../../../domain/document/outline.ts";
import type { SectionChoice } from "../../../domain/document/section-choice.ts";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import { computeFigures } from "../../../domain/kpi/figures.ts";
import { weights } from "../../../domain/readiness/criterion.ts";
import { findingsOf, scoreOf } from "../../../domain/readiness/scan.ts";
import { evidenceOf } from "../../../domain/readiness/evidence.ts";
import { emptyFounderProfile, type FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { faultsOf, wordsIn } from "../../../e2e/peers/office-file.ts";
import { formats } from "../../../platform/language/format.ts";
import { type Lang, languages } from "../../../platform/language/language.ts";
import { docx } from "../../../platform/office/document/docx.ts";
import { markdown } from "../../../platform/office/markdown.ts";
import { pptx } from "../../../platform/office/slides/pptx.ts";
import { loadAllWords } from "../../shell/define-words.ts";
import { compose, sectionsOf } from "./compose.ts";
import { fieldText } from "./field-text.ts";
import type { Material } from "./material.ts";
import { leavingOf, sourcesOf } from "./sources.ts";
import { milestonesCalendar } from "./milestones-calendar.ts";
import { wordingIn } from "./wording.server.ts";

await loadAllWords();

const today = "2026-11-23";
const madeAt = new Date("2026-11-23T10:00:00Z");
const holders = [
  { name: "Sacha Exemple", shares: 6_000 },
  { name: "Charlie Exemple", shares: 3_000 },
];
const months = checkIns.map(({ monthsAgo, mrr, cash, burn, cac, churn }) => ({
  ...{ id: String(monthsAgo), month: monthFrom("2026-11-01", -monthsAgo), nps: null, churn },
  ...{ mrr: mrr * 100, cash: cash * 100, burn: burn * 100, cac: cac * 100 },
  ...{ activeDeals: null, lastInvestorContact: null, raised: null, difference: "", recordedAt: madeAt },
}));
const figures = computeFigures(months, today);
const findings = findingsOf(evidenceOf({ profile: founderProfile, figures, hasCapTable: true, today }));

function material(kind: DocumentKind, lang: Lang, changed: Partial<Material> = {}): Material {
  const scan = { score: scoreOf(findings), findings, scannedAt: madeAt };
  const sessions = [{ name: "Pitch Session", day: "2026-12-10", isPlace: true }];
  return {
    ...{ kind, lang, today, choices: [], profile: founderProfile, figures, floor: 6, holders, scan, sessions },
    ...changed,
  };
}

const none = {
  profile: emptyFounderProfile,
  figures: computeFigures([], today),
  holders: null,
  scan: null,
  sessions: [],
};
const heads: { figures: [string, string, string]; label: string } = { figures: ["a", "b", "c"], label: "d" };

function fileOf(its: Material) {
  const { composed } = compose(its, wordingIn(its.lang)) ?? { composed: undefined };
  if (!composed) throw new Error("Nothing is chosen");
  const file = its.kind === "pitch-deck" ? pptx(composed, madeAt) : docx(composed, heads, madeAt);
  return { composed, file, text: wordsIn(file).join(" ").replace(/\s+/g, " ") };
}

const every = documentKinds.flatMap((kind) => languages.map((lang) => ({ kind, lang })));
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

function numbersIn(text: string, lang: Lang) {
  const printed =
    lang === "fr"
      ? /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:,\d+)?(?!\d)|\d+(?:,\d+)?/g
      : /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?/g;
  return [...text.matchAll(printed)].map(([number]) =>
    Number(lang === "fr" ? number.replace(/[\s\u00A0\u202F]/g, "").replace(",", ".") : number.replaceAll(",", "")),
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

function known(lang: Lang) {
  const { profile } = wordingIn(lang);
  const said = Object.keys(founderProfile).flatMap((field) =>
    numbersIn(fieldText(field as keyof FounderProfile, founderProfile, profile, lang), lang),
  );
  const days = [today, "2026-12-10", ...months.map(({ month }) => month)].flatMap((day) => day.split("-").map(Number));
  const entered = months.flatMap(({ mrr, cash, burn, cac, churn }) => [
    mrr / 100,
    cash / 100,
    burn / 100,
    cac / 100,
    churn,
  ]);
  const { runway, meanBurn, mrrInThreeMonths } = figures;
  return new Set([
    ...[...said, ...days, ...entered],
    ...[runway?.months ?? 0, Math.round((meanBurn ?? 0) / 100), tenths(mrrInThreeMonths ?? 0)],
    ...[...holders.map(({ shares }) => shares), ...percentagesOf(holders)],
    ...[scoreOf(findings), 100, ...findings.map(({ points }) => points), ...Object.values(weights)],
  ]);
}

describe.each(every)("$kind in $lang", ({ kind, lang }) => {
  const { file, text, composed } = fileOf(material(kind, lang));

  test("is a whole file with every filled field that its outline names", () => {
    expect(faultsOf(file)).toEqual([]);
    const { profile } = wordingIn(lang);
    const named = outlines[kind].flatMap(({ fields }) => fields);
    for (const field of named.filter((each) => founderProfile[each] !== ""))
      expect(text, field).toContain(flat(fieldText(field, founderProfile, profile, lang)));
    for (const field of named.filter((each) => founderProfile[each] === ""))
      expect(text, field).toContain(flat(wordingIn(lang).own.phrases.gap(profile.labels[field])));
  });

  test("has the five numbers with their month, and the score", () => {
    const { money, month, percent } = formats[lang];
    const last = figures.latest!;
    for (const part of [money(last.mrr / 100), money(last.cac / 100), percent(last.churn), month(last.month)])
      expect(text).toContain(flat(part));
    expect(text).toMatch(lang === "fr" ? /5,2 mois/ : /5\.2 months/);
    // The data contains no NPS and no form asks for it, so the text must not mention it.
    expect(text).not.toContain("NPS");
    expect(text).toMatch(lang === "fr" ? /Readiness : 80 sur 100/ : /Readiness score: 80 out of 100/);
  });

  test("says no number that is not in the data", () => {
    // The section "next steps" may also contain numbers from the rules of the readiness score.
    const steps = new Set(
      numbersIn(JSON.stringify(composed.sections.find(({ id }) => id === "next-steps") ?? ""), lang),
    );
    const due = new Set(
      composed.sections.flatMap(({ id, blocks }) =>
        id === "milestones" ? numbersIn(JSON.stringify(blocks), lang) : [],
      ),
    );
    const own = known(lang);
    expect(numbersIn(text, lang).filter((each) => !own.has(each) && !steps.has(each) && !due.has(each))).toEqual([]);
  });

  test("of a founder who has entered nothing is gaps, each of them said on its outline", () => {
    const empty = material(kind, lang, none);
    const { text: said, file: bare } = fileOf(empty);
    expect(faultsOf(bare)).toEqual([]);
    const sections = sectionsOf(empty, wordingIn(lang));
    for (const { gaps } of sections) expect(gaps).toEqual([...new Set(gaps)]);
    for (const { gaps } of sections)
      for (const gap of gaps) expect(said).toContain(flat(wordingIn(lang).own.phrases.gap(gap)));
    expect(sections.filter(({ gaps }) => gaps.length === 0)).toEqual([]);
  });
});

test("a French chart groups its digits by spaces in any program, an English one by commas", () => {
  const codesIn = (lang: Lang) =>
    fileOf(material("pitch-deck", lang)).composed.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === "chart" ? [block.chart.code] : [])),
    );
  expect(codesIn("fr").map((code) => /#"\u00A0"000"\u00A0€"/.test(code))).toEqual([true, true]);
  expect(codesIn("en")).toEqual(['"€"#,##0', '"€"#,##0']);
});

test("a section is left out, or says what the founder wrote, and its numbers stay", () => {
  const choices: SectionChoice[] = [
    { section: "traction", chosen: true, text: "<b>Nos mots</b>\n\n=1+1" },
    { section: "team", chosen: false, text: "kept for later" },
  ];
  const { text, composed } = fileOf(material("business-plan", "fr", { choices }));
  expect(composed.sections.map(({ id }) => id)).not.toContain("team");
  expect(text).toContain("<b>Nos mots</b>");
  expect(text).toContain("=1+1");
  expect(text).toContain(flat(formats.fr.money(figures.latest!.mrr / 100)));
  expect(text).not.toContain("La Table Verte");
  const nothing = outlines.roadmap.map(({ id }): SectionChoice => ({ section: id, chosen: false, text: "" }));
  expect(compose(material("roadmap", "fr", { choices: nothing }), wordingIn("fr"))).toBeNull();
});

test("what the founder wrote says its language where the document has another", () => {
  const said = (lang: Lang) => JSON.stringify(sectionsOf(material("business-plan", lang), wordingIn(lang)));
  const french = JSON.stringify({ text: founderProfile.target_market.trim(), lang: "fr" });
  expect([said("en").includes(french), said("fr").includes(french)]).toEqual([true, false]);
});

test("a business plan leaves the score's table out until it is asked for, and calls its reader by no first name", () => {
  for (const lang of languages) {
    const bare = fileOf(material("business-plan", lang, none));
    expect(bare.composed.sections.map(({ id }) => id)).not.toContain("readiness");
    if (lang === "fr") expect(bare.text).not.toMatch(/(^|[\s[’])(tu|ton|ta|tes|toi)\s/i);
    const choices: SectionChoice[] = [{ section: "readiness", chosen: true, text: "" }];
    expect(fileOf(material("business-plan", lang, { choices })).composed.sections.map(({ id }) => id)).toContain(
      "readiness",
    );
  }
});

test("what a model wrote stands for the texts of a section, marked; its lines, numbers, gaps and the others stay", () => {
  const choices: SectionChoice[] = [{ section: "market", chosen: true, text: "Nos mots" }];
  const profile = { ...founderProfile, growth_objectives: "", annual_revenue: "" };
  const its = material("business-plan", "fr", { choices, profile });
  const wording = wordingIn("fr");
  const texts = new Map([
    ["traction", ["Nos clients reviennent.", "- un", "- autre"]],
    ["raise", ["Une ville de plus."]],
  ]);
  const { composed, model } = compose(its, wording, { model: "fake", texts })!;
  expect([model, composed.foot]).toEqual(["fake", wording.own.phrases.written("fake")]);
  expect(composed.sections.filter(({ written }) => written).map(({ id }) => id)).toEqual(["traction", "raise"]);
  const file = docx(composed, heads, madeAt);
  expect([faultsOf(file), faultsOf(pptx(composed, madeAt))]).toEqual([[], []]);
  const text = wordsIn(file).join(" ").replace(/\s+/g, " ");
  for (const part of ["Nos clients reviennent.", "Une ville de plus.", "Nos mots", wording.own.phrases.byModel])
    expect(text).toContain(part);
  expect(text).not.toContain("Le Bistrot du Port");
  expect(text).toContain(flat(formats.fr.money(figures.latest!.mrr / 100)));
  for (const field of ["annual_revenue", "growth_objectives"] as const)
    expect(text).toContain(flat(wording.own.phrases.gap(wording.profile.labels[field])));
  expect(compose(its, wording, { model: "fake", texts: new Map() })).toEqual(compose(its, wording));
});

test("what a model is given is of no person, and all of it is listed", () => {
  for (const { kind, lang } of every) {
    const sources = sourcesOf(material(kind, lang), wordingIn(lang));
    const sent = JSON.stringify(sources.map(({ lines }) => lines));
    expect(sent).not.toMatch(/Sacha|Charlie|Exemple|demo\.example|marmelade\.example|33400000000|6,?.?000 parts/);
    expect(sources.map(({ id }) => id)).not.toContain("team");
    const { data } = leavingOf(sources, wordingIn(lang));
    const { labels } = wordingIn(lang).profile;
    for (const { fields } of sources) for (const field of fields) expect(data).toContain(labels[field]);
    expect(new Set(data).size).toBe(data.length);
  }
  const choices: SectionChoice[] = [{ section: "market", chosen: true, text: "Nos mots" }];
  const own = sourcesOf(material("business-plan", "fr", { choices }), wordingIn("fr"));
  expect(own.map(({ id }) => id)).toEqual(["problem", "model", "advantage", "traction", "raise"]);
  expect(sourcesOf(material("business-plan", "fr", none), wordingIn("fr"))).toEqual([]);
});

test("a roadmap's milestones are the founder's and the numbers', each once in the calendar, with an id that stays", () => {
  const text =
    "15/03/2027 : Version 2, chez dix clients; ou plus\n2027-06-01 Lyon\nun jour peut-être\n31/02/2027 : jamais";
  const its = material("roadmap", "fr", { choices: [{ section: "milestones", chosen: true, text }] });
  const said = compose(its, wordingIn("fr"))!;
  expect(said.milestones).toContainEqual({ day: "2027-03-15", what: "Version 2, chez dix clients; ou plus" });
  // The cash runs out on 6 April, because it lasts 5.2 months from the end of October.
  expect(said.milestones).toContainEqual({ day: "2027-04-06", what: wordingIn("fr").own.phrases.cashEnds });
  expect(said.milestones.map(({ day }) => day)).toEqual(said.milestones.map(({ day }) => day).toSorted());
  expect(said.milestones.every(({ day }) => day >= today)).toBe(true);
  const { text: printed } = fileOf(its);
  expect(printed).toContain("31/02/2027 : jamais [À compléter : sa date]");
  expect(printed).toContain("un jour peut-être [À compléter : sa date]");
  expect(flat(markdown(said.composed))).toContain("| 15 mars 2027 | Version 2, chez dix clients; ou plus |");
  const calendar = (number: number, milestones = said.milestones) =>
    milestonesCalendar({ ...said, number, milestones, madeAt }, "zoe", "lab.example");
  const events = calendar(1).split("BEGIN:VEVENT").slice(1);
  // The calendar file is shared with others, so entries about cash stay in the document only.
  const ofCash = /trésorerie/;
  expect(said.milestones.filter(({ what }) => ofCash.test(what)).length).toBeGreaterThan(0);
  expect(calendar(1).replaceAll("\r\n ", "")).not.toMatch(ofCash);
  expect(events).toHaveLength(said.milestones.filter(({ what }) => !ofCash.test(what)).length);
  expect(calendar(1)).toContain("SUMMARY:Version 2\\, chez dix clients\\; ou plus");
  expect(calendar(1)).toContain("DTSTART;VALUE=DATE:20270315\r\nDTEND;VALUE=DATE:20270316");
  const uids = (of: string) => [...of.matchAll(/UID:(\S+)/g)].map(([, uid]) => uid);
  expect(new Set(uids(calendar(1))).size).toBe(events.length);
  const moved = said.milestones.map((each) => ({ ...each, day: "2028-01-01" }));
  expect(uids(calendar(2, moved))).toEqual(uids(calendar(1)));
});
