import { formats } from "../../../platform/language/format.ts";
import { capital } from "./capital.ts";
import type { Runway } from "../../kpi/figures.ts";
import { figures } from "./figure-words.en.ts";
import { change, chips, lines, money, months } from "./sum-words.en.ts";
import { places } from "./place-words.en.ts";
import { scenario } from "./scenario-words.en.ts";
import { terms } from "./term-words.en.ts";

const f = formats.en;
const runwayIs = (runway: Runway) =>
  runway.state === "months"
    ? months(runway.months)
    : runway.state === "profitable"
      ? "cash that’s no longer falling"
      : "more than 36 months";

function daysIn(from: string, to: string) {
  if (from === to) return f.date(from);
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${f.date(from)} to ${f.date(to)}`;
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  return `${first} ${last - first === 1 ? "and" : "to"} ${f.date(to)}`;
}

export const words = {
  money,
  months,
  runwayIs,
  month: f.month,
  percent: f.percent,
  count: f.count,
  date: f.date,
  none: "You haven’t entered any numbers yet, so there’s nothing I can work out. Start with one month: five numbers, one minute.",
  stale: (month: string) => `These numbers are from ${f.month(month)}: they don’t say much about today.`,
  nextStep: (words: string, by: string | null) => `${by ? `By ${f.weekday(by)}: ${words}` : capital(words)}.`,
  places,
  lines,
  chips,
  nextSteps: {
    checkIn: (month: string) => `enter your ${f.monthName(month)} numbers`,
    start: "enter your five numbers",
    scenarios: "compare two scenarios",
    thresholds: "set your alert thresholds",
    numbers: "check your numbers",
    valuation: "compare the valuation methods",
    readiness: "open your action plan",
    scan: "run your first scan",
    capTable: "check your cap table",
    apply: "prepare your application",
    nps: "ask ten customers for your NPS and enter it",
    answer: "answer each request, with a yes or a private no",
    introductions: "see your past introductions",
    firstUpdate: "write the first one: its numbers come from your check-in",
    nextUpdate: "say in the next one what became of it",
    blog: "read the article about this",
    profile: "complete your profile",
    aids: "compare the schemes and their conditions",
  },
  ofMonth: {
    names: { mrr: "MRR", cash: "Cash", burn: "Net burn", cac: "CAC", churn: "Monthly churn", nps: "NPS" },
    none: (month: string) => `**I have no numbers for ${f.month(month)}.**`,
    kept: (first: string, last: string) =>
      first === last
        ? `The only month you’ve entered is ${f.month(last)}:`
        : `The first month you’ve entered is ${f.month(first)}, the last ${f.month(last)}. Here’s the last one:`,
  },
  ...figures,
  scenario,
  dilution: {
    refused:
      "The dilution simulator can’t work this round out: the pool and the new shares leave nothing, or the amount is below the price of one share.",
    defaults:
      "That’s what the dilution simulator gives with its defaults: a pre-money valuation, and a pool created before the round.",
    is: (investors: number, left: number) =>
      `**The new investors get ${f.percent(investors)}**; today’s shareholders keep ${f.percent(left)} of what they had.`,
    ask: "Give me two amounts and I’ll work it out: “I raise €500k at €2M pre-money”. Add a pool if there is one: “10% pool”.",
    asked: (percent: number) =>
      `A round that sells ${f.percent(percent)} leaves each stake at ${f.percent(100 - percent)} of what it was.`,
    noTable: "Your cap table isn’t saved: with it, I can tell you what your largest shareholders would be left with.",
  },
  bsa: {
    defaults:
      "That’s what the dilution simulator gives with its defaults: the BSA AIR’s shares are in the pre-money, and the cap applies after the discount.",
    is: (holder: number) => `**The holder gets ${f.percent(holder)}** when it converts.`,
    before: "That’s before the round’s own shares: give me its pre-money and size and I’ll tell you what’s left.",
    ask: "Give me the amount, the cap and the discount and I’ll work it out: “BSA AIR of €200k, cap €3M, 20% discount”. With the round: “then €1M at €6M pre-money”.",
    rule: "The holder takes the better of the two prices: the cap, or the round’s price less the discount.",
  },
  readiness: {
    none: "**No scan yet**: run it, it reads your profile, your numbers and your cap table.",
    is: (score: number, done: number, of: number) => `**${score} out of 100**: ${done} of ${of} criteria met.`,
    eligible: (from: number) => `You can apply to a Pitch Session from your cockpit (from ${from}).`,
    reached: (from: number) =>
      `That’s enough to apply from your cockpit when a Pitch Session is open to you (from ${from}).`,
    notYet: (gap: number, from: number) =>
      `${gap} point${gap === 1 ? "" : "s"} to go before you reach ${from} and can apply to a Pitch Session from your cockpit. The public form has no minimum score.`,
    first: "Most points for the least effort:",
    step: (title: string, points: number) => `- ${title}: +${points} point${points === 1 ? "" : "s"}`,
    complete: "Nothing is missing: keep your numbers up to date each month.",
  },
  session: {
    is: (name: string, days: string) => `**${name}, ${days}**.`,
    days: (from: string, to: string | null) => daysIn(from, to ?? from),
    until: (day: string) => `Applications are open until ${f.weekday(day)}.`,
    open: "Applications are open until the day before.",
    full: "The session is full.",
    closed: "Applications have closed.",
    applied: "You’ve already applied: the Pitch Session tab says where you stand.",
    none: "**No session is announced**: I don’t have a date yet. You’ll find it under Pitch Session as soon as there is one.",
    last: (days: string) => `The last one was on ${days}.`,
    score: (score: number, from: number, revenue: string) =>
      score >= from
        ? `Your score of ${score} lets you apply from your cockpit (from ${from}). We look first at annual revenue: at least ${revenue}.`
        : `Your score is ${score}: you need ${from} to apply from your cockpit. The public form has no minimum score; we look first at annual revenue: at least ${revenue}.`,
    scoreOnly: (score: number, from: number) =>
      `Your score is ${score}: from ${from}, you can apply from your cockpit while a session takes applications.`,
    noScore: (from: number, revenue: string) =>
      `You need a score of ${from} to apply from your cockpit, and you haven’t run a scan yet. The public form has no minimum score; we look first at annual revenue: at least ${revenue}.`,
  },
  funnel: {
    is: (churn: number, cac: number) =>
      churn > 0
        ? `**Start where it leaks: ${f.percent(churn)} of your customers leave each month**, and each new one costs ${money(cac)}.`
        : `**No one is leaving: your lever is the cost of a customer, ${money(cac)}.**`,
    lost: (lost: number, customers: string) =>
      `You lose about ${money(lost)} of MRR each month: you pay to replace it first${customers}.`,
    life: (count: number) => `A customer stays ${months(count)} on average (1 ÷ churn).`,
    cac: (three: number) => `CAC: ${change(three, "in three months")}.`,
    nps: "Your NPS is missing: without it you don’t know who would recommend you.",
    hasNps: (nps: number) => `Your NPS is ${f.count(nps)}.`,
    order: "In this order:",
    keep: (to: number, kept: number) => `- Bring churn down to ${f.percent(to)}: ${money(kept)} of MRR kept each month`,
    calls: "- Call the last five customers who left, and ask each for one reason",
    channel: "- Compare channels by cost per signed customer, and pause the most expensive one for a month",
    win: "- Ask your happiest customers for one introduction each: it costs nothing",
    unknown: "I can’t see your visits or your quotes: this is based on your monthly numbers alone.",
  },
  round: {
    is: (sum: number, count: number) =>
      `**${money(sum)} for ${months(count)}** at your average net burn, counting the cash you have.`,
    enough: (count: number) =>
      `**Your cash already lasts ${months(count)}** at your average net burn: a round would pay for growth, not for survival.`,
    profitable: "**Your cash isn’t falling**: a round would pay for growth, not for survival.",
    late: (count: number) =>
      `A first round takes about six months, and you have ${runwayText(count)}: start now, and plan savings alongside.`,
    start: (month: string) =>
      `A first round takes about six months: start by ${f.month(month)}. Three months more in reserve are safer.`,
    gaps: "Before the first call:",
    session: (days: string) => `The next Pitch Session is on ${days}.`,
  },
  roadmap: {
    title: (from: string, to: string) =>
      `**${capital(f.monthName(from))} to ${f.month(to)}**, from what your data says today:`,
    month: (month: string) => `**${capital(f.monthName(month))}**`,
    numbers: (month: string, due: string) => `- Enter the numbers of ${f.monthName(month)} by ${f.day(due)}`,
    step: (title: string, points: number) => `- ${title} (+${points} point${points === 1 ? "" : "s"})`,
    floor: (floor: number) => `- Your runway falls below ${months(floor)} at today’s pace: decide on savings before`,
    below: (floor: number) => `- Your runway is already below ${months(floor)}: decide on savings now`,
    session: (name: string) => `- ${name}`,
    closes: (day: string) => `- Last day to apply to the Pitch Session: ${f.day(day)}`,
    raise: "- Write to your first ten investors",
    scan: "- Run your first scan: its plan fills these months",
    churn: (to: number) => `- Bring churn down to ${f.percent(to)}`,
    review: "- Run the scan again and compare with today",
  },
  priority: {
    request: (count: number, until: string) =>
      count === 1
        ? `**Answer an introduction request by ${f.date(until)}.** For the rest:`
        : `**Answer ${f.count(count)} introduction requests, the first by ${f.date(until)}.** For the rest:`,
    also: (count: number, until: string) =>
      count === 1
        ? `**Also answer an introduction request by ${f.date(until)}.**`
        : `**Also answer ${f.count(count)} introduction requests, the first by ${f.date(until)}.**`,
    profile: (count: number) =>
      `**Your profile first**: ${count === 1 ? "one required field is" : `${f.count(count)} required fields are`} left to fill in.`,
    runway: (count: number, floor: number) =>
      `**Your runway first: ${months(count)}**, below your floor of ${months(floor)}.`,
    checkIn: (month: string) => `**The numbers of ${f.month(month)} first**: everything else is worked out from them.`,
    churn: (churn: number, limit: number) =>
      `**Churn first: ${f.percent(churn)}**, above your alert of ${f.percent(limit)}.`,
    cac: (rise: number) => `**CAC first: ${change(rise, "in three months")}**.`,
    cash: (drop: number) => `**Cash first: ${change(drop, "in one month")}**.`,
    step: (title: string, points: number) => `**${title}**: +${points} point${points === 1 ? "" : "s"} of score.`,
    next: "Then:",
    calm: "**Nothing is urgent**: no number is past a threshold.",
  },
  aids: {
    is: (count: number, all: number, shown: number) =>
      `**${count} of the ${all} schemes listed here may be for you**, going by your region, stage and sector${shown < count ? ". The closest" : ""}:`,
    aid: (name: string, payer: string, amount: string | null, deadline: string | null, isSure: boolean) =>
      `- ${name}, ${payer}${amount ? `: ${amount}` : ""}${deadline ? `, until ${f.date(deadline)}` : ""}${isSure ? "" : " (your profile doesn’t say enough)"}`,
    noneFits: (all: number) =>
      `**None of the ${all} schemes listed here is for your region, stage and sector.** What the blog has checked about them:`,
    none: "**No schemes are listed here.** What the blog has checked about them:",
    toConfirm: "Amounts and conditions are still to be confirmed with the body that pays them.",
    check: "Each one gives its source and date in the tab: check them before you apply.",
  },
  introductions: {
    is: (count: number) =>
      count === 1
        ? "**One request is waiting for your answer:**"
        : `**${f.count(count)} requests are waiting for your answer:**`,
    one: (who: string, until: string) => `- ${who}, until ${f.date(until)}`,
    proposed: "an investor we’re proposing to you",
    unnamed: "an investor who gave no firm",
    none: "**No one is waiting for your answer.**",
  },
  lastUpdate: {
    is: (on: string, month: string) =>
      `**Your last update left on ${f.date(on)}, with your ${f.month(month)} numbers.** Here’s what you wrote:`,
    worked: (text: string) => `- What worked: ${text}`,
    stuck: (text: string) => `- What’s stuck: ${text}`,
    asked: (text: string) => `- What you asked: ${text}`,
    none: "**You haven’t sent an update to investors yet.**",
  },
  articles: {
    is: "**These articles answer best:**",
    none: "**I found no article about that.** Try one word: dilution, runway, BSA AIR, due diligence.",
  },
  help: {
    hello: "**I work from your own numbers and say where each one comes from.**",
    list: [
      "- Runway, and what happens to it if you hire, save or raise",
      "- Net burn, MRR, CAC, churn, and the growth you need",
      "- Dilution, BSA AIR, and how much to raise",
      "- Readiness score, next session, a plan for the quarter",
      "- Who is waiting for your answer, and what your last update to investors said",
      "- Articles from the blog, and what fundraising terms mean",
    ].join("\n"),
  },
  unknown: "**I’m not sure I understood.** Did you mean…",
  others:
    "**I only read your own data**: no one else’s numbers, addresses or conversations, and no settings of the site.",
  outside:
    "**I don’t work out taxes, VAT or social charges, and I don’t give legal advice.** For a tax or a charge, ask your accountant; for a contract, a company form or a dispute, a lawyer.",
  outsideAsk: "If you know the sum, I can say what it leaves: “if I pay €3,000 of VAT”.",
  change: "**I don’t change or send anything, I only read.** That’s for you to do.",
  changeAt: "You can do it here:",
  norm: "**I can’t say whether that’s normal**: I keep no benchmark from other companies. Here’s what your own numbers say.",
  why: "Your monthly numbers don’t say why: look at what changed that month, and ask the people concerned.",
  ownTerm: "That’s what the term means: I can’t judge your own case.",
  terms,
};

function runwayText(count: number) {
  return months(count);
}

export type AdviserWords = typeof words;
