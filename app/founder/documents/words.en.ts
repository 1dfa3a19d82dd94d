import type { Unwritten } from "../../../domain/copilot/model/unwritten.ts";
import type { DocumentKind } from "../../../domain/document/kind.ts";
import type { DocumentFormat, SectionId } from "../../../domain/document/outline.ts";
import { formats } from "../../../platform/language/format.ts";

const { change, count, date, moment, money, month } = formats.en;
const size = (inPercent: number) => change(Math.abs(inPercent)).replace("+", "");

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const kinds: Record<DocumentKind, { name: string; text: string }> = {
  "business-plan": {
    name: "Business Plan",
    text: "What a bank or an investor reads first: your numbers, section by section, and what is missing.",
  },
  "pitch-deck": {
    name: "Pitch Deck",
    text: "Slides with your numbers and charts you can edit in your own presentation software.",
  },
  roadmap: {
    name: "Roadmap",
    text: "Where you stand, what comes next and on which days; the milestones go into your calendar.",
  },
  "go-to-market": {
    name: "Go-to-Market",
    text: "Who you sell to, through which channels, at what cost: what your numbers say, and blanks for you to fill in.",
  },
};

const sections: Record<SectionId, string> = {
  summary: "Summary",
  problem: "The problem and our solution",
  market: "Market",
  model: "Business model",
  advantage: "What others can’t copy",
  traction: "Traction",
  team: "Team",
  finance: "Cash",
  capital: "Ownership",
  raise: "What we are raising",
  readiness: "Readiness",
  company: "The company",
  today: "Where we stand",
  goals: "Where we are going",
  milestones: "Milestones",
  "next-steps": "Next steps",
  money: "Resources",
  customer: "Who buys",
  offer: "What we sell",
  price: "Price and model",
  channels: "Channels",
  numbers: "The numbers",
  budget: "Budget",
  contact: "Contact",
};

/** The opening sentences of some sections. Each name in square brackets is replaced with that profile field's value. */
const leads: Partial<Record<SectionId, string>> = {
  summary: "[startup_name] works in [sector], based in [region]. Stage today: [current_stage].",
  today: "[startup_name], stage today: [current_stage].",
};

const formatNames: Record<DocumentFormat, string> = {
  docx: "Word (.docx)",
  pptx: "Slides (.pptx)",
  md: "Markdown (.md)",
  ics: "Calendar (.ics)",
};

const unwritten: Record<Unwritten, string> = {
  off: "The AI is off in your settings.",
  busy: "The AI is answering you elsewhere: try again when it has finished.",
  many: "You’ve asked the AI a lot: try again in ten minutes at the earliest.",
  spent: "Your startup has no AI budget left this month.",
  personal: "One section holds personal details, so it wasn’t sent to the AI.",
  invented: "The AI wrote a number or an address that isn’t in your data, so we rejected it.",
  unreachable: "The AI didn’t answer.",
  slow: "The AI took too long.",
  stopped: "The AI stopped.",
  long: "The AI wrote too much.",
  empty: "The AI wrote nothing.",
};

export const words = {
  kinds,
  sections,
  leads,
  formatNames,
  phrases: {
    title: (kind: DocumentKind, startup: string) => (startup ? `${startup}: ${kinds[kind].name}` : kinds[kind].name),
    gap: (what: string) => `[To complete: ${what}]`,
    composed: "Composed from the founder’s data, without AI",
    written: (model: string) =>
      `Written in part by an AI (${model}) from the founder’s data; the rest is composed without AI`,
    byModel: "Section written by an AI from the founder’s data",
    colon: ": ",
    month: (day: string) => month(day),
    day: (day: string) => date(day),
    asOf: (day: string) => month(day),
    names: { mrr: "MRR", runway: "Runway", cac: "CAC", churn: "Monthly churn", nps: "NPS" },
    months: (value: number) => `${count(value)} ${value === 1 ? "month" : "months"}`,
    profitable: "profitable",
    over: "more than 36 months",
    figureHeads: ["Figure", "Value", "Month"] as [string, string, string],
    label: "Month",
    mrrByMonth: "MRR by month",
    mrrSeries: "MRR (€)",
    mrrChange: (inPercent: number) =>
      `Over three months, MRR ${inPercent < 0 ? "fell" : "grew"} by ${size(inPercent)}.`,
    cashByMonth: "Cash at the end of the month",
    cashSeries: "Cash (€)",
    cash: (cents: number, day: string) => `At the end of ${month(day)}, cash stood at ${money(cents / 100)}.`,
    burn: (cents: number, months: readonly string[]) =>
      `Net burn: ${money(cents / 100)} a month on average (${listed(months.map((day) => month(day)))}).`,
    runway: (months: number) => `At this pace, the cash lasts ${count(months)} ${months === 1 ? "month" : "months"}.`,
    noBurn: "The company isn’t burning cash.",
    holders: { head: ["Holder", "Shares", "Share of capital"] },
    score: (score: number, at: Date): string => `Readiness score: ${score} out of 100, scan of ${date(at)}.`,
    criteria: ["Criterion", "Status", "Points"],
    points: (got: number, possible: number) => `${count(got)} of ${count(possible)}`,
    step: (points: number) => `${points > 0 ? "+" : ""}${count(points)} ${points === 1 ? "point" : "points"}`,
    milestones: { head: ["Date", "Milestone"] },
    due: (day: string) => `Numbers for ${month(day)} recorded`,
    cashEnds: "The cash runs out at today’s pace",
    floor: (months: number) =>
      `Only ${count(months)} ${months === 1 ? "month" : "months"} of cash left at today’s pace`,
    session: (name: string) => name,
    sessionCloses: (name: string) => `Applications close: ${name}`,
    gaps: {
      numbers: "the month’s five numbers",
      holders: "the cap table",
      score: "the readiness score, from a first scan",
      channels: "two or three channels, what a customer costs through each, and the one to try next",
      budget: "spending on each channel over the next six months, and what stops if it doesn’t work",
      milestones: "milestones, one per line with its date",
      date: "its date",
    },
  },
  page: {
    context: "Your data, your edits, your 20 latest versions",
    outline: "Outline",
    outlineText:
      "Untick what you don’t want. Leave a text empty to keep ours; numbers, tables and charts always follow your data.",
    include: (section: string) => `Include “${section}”`,
    missing: (items: readonly string[]) => `Missing: ${listed(items)}.`,
    toPage: "See the page",
    pageLabel: "The page as it prints",
    whole: "Nothing is missing.",
    fill: "Fill in the profile",
    own: (section: string) => `Your text for “${section}”`,
    milestonesHint: "One per line, date first, such as 2027-03-15: version 2 at ten customers.",
    save: "Save the outline",
    make: "Generate",
    saved: { title: "Outline saved", text: "Your choices and texts are kept." },
    made: (version: number) => ({ title: `Version ${version} is ready`, text: "Download it below." }),
    unchanged: (version: number) => ({
      title: `Nothing has changed since version ${version}`,
      text: "No new version: your data and your texts are the same.",
    }),
    refused: {
      invalid: { title: "Not saved", text: "One of your texts is too long: shorten the marked field." },
      "too-many": {
        title: "No new version today",
        text: "You’ve made forty in 24 hours. Your outline is saved; try again tomorrow.",
      },
      nothing: { title: "Nothing to generate", text: "Tick at least one section." },
      unavailable: { title: "Nothing was saved", text: "Please try again." },
    } as Record<string, { title: string; text: string }>,
    tooLong: "6,000 characters at most",
    versions: "Versions",
    none: "None yet. Each version stays as it was on the day you made it; the 20 latest are kept.",
    version: (number: number, at: Date) => `Version ${number}, ${moment(at)}`,
    marked: "Composed from your data, without AI",
    markedModel: (language: string, titles: readonly string[]) =>
      `Written by an AI from your data, ${language}: ${titles.join(", ")}. The rest is composed without AI.`,
    ai: {
      write: "Generate with AI",
      title: "What the AI is given",
      text: (model: string, host: string) =>
        `The AI is the model ${model}, at ${host}. It writes section by section and may be wrong: read it before you send it.`,
      leaves: (sections: number, fields: readonly string[]) =>
        `What leaves The Lab, for ${sections === 1 ? "one section" : `${sections} sections`}: ${listed(fields)}.`,
      data: ["MRR, runway, CAC, churn, NPS", "MRR by month", "your cash and net burn", "your readiness score"],
      stays:
        "What never leaves: your name, your co-founders’ and your shareholders’, e-mail addresses, phone numbers, your SIREN, your cap table, the texts you write here. A section that names one of them isn’t sent; other names in your profile’s texts are.",
      checked:
        "If the AI writes a number that isn’t in your data, we reject the section and keep ours. Your texts, tables, charts and gaps don’t change.",
      writing: "The AI is writing, one minute at most…",
      off: "You’ve switched the AI off: your documents are composed without it.",
      settings: "Change this setting",
      kept: (why: Unwritten): string =>
        `${unwritten[why]} Anything it didn’t write is composed from your data, without AI.`,
    },
    languages: { en: "in English", fr: "in French" },
    download: (format: DocumentFormat, version: number) => `${formatNames[format]}, version ${version}`,
    crowded: "Many documents are being made right now. Try again in a few seconds.",
    back: "Back to the CoPilot",
  },
};
