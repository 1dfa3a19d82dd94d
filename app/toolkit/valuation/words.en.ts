import type { Ground } from "../../../domain/valuation/suggested.ts";
import { formats } from "../../../platform/language/format.ts";

const { money } = formats.en;
const euros = (cents: number) => money(cents / 100);

export const words = {
  title: "Valuation by three methods",
  context: "A range to prepare a negotiation, with the reason for each assumption. Not advice.",
  back: "All tools",
  compute: "Calculate",
  none: "Not rated",
  percent: (value: number) => `${value}%`,
  ground: (ground: Ground, stage: string) => {
    if (ground.kind === "words")
      return ground.words
        ? `Suggested: your description has ${ground.words} ${ground.words === 1 ? "word" : "words"}.`
        : "No description in your profile.";
    if (ground.kind === "stage")
      return ground.stage ? `Suggested: your stage is “${stage}”.` : "No stage in your profile.";
    if (ground.kind === "team")
      return ground.size
        ? `Suggested: team of ${ground.size === "solo" ? "one" : ground.size.replace("-", "\u00A0to\u00A0")}${ground.presented ? ", presented" : ", not presented yet"}.`
        : "No team size in your profile.";
    if (ground.kind === "clients")
      return ground.named ? "Suggested: your profile names customers." : "Your profile doesn’t name any customers yet.";
    return ground.monthly
      ? `Suggested: ${euros(ground.monthly)} in monthly revenue.`
      : "No monthly revenue in your numbers.";
  },
  berkus: {
    title: "Berkus",
    about: "For a startup without much revenue: five risks reduced, each worth up to the same amount.",
    source: "Dave Berkus, mid-1990s, revised in 2009 (gust.com, 2 November 2011): up to $500,000 per driver.",
    most: "Maximum per driver (€)",
    mostHint: "500,000 in the original. Investors in your region may use less.",
    drivers: {
      idea: "A sound idea",
      prototype: "A prototype",
      team: "A quality team",
      relations: "Strategic relationships",
      rollout: "Product rollout or sales",
    },
    why: {
      idea: "Lowers the risk that no one wants it.",
      prototype: "Lowers the risk that it can’t be built.",
      team: "Lowers the risk of execution.",
      relations: "Lowers the risk of the market.",
      rollout: "Lowers the risk of selling and producing.",
    },
  },
  scorecard: {
    title: "Scorecard",
    about: "The pre-money of comparable startups, adjusted for how you compare.",
    source: "Bill Payne, 2011: seven factors and their weights.",
    average: "Average pre-money of comparable startups (€)",
    averageHint: "Same stage, sector and region, from rounds you can name. We don’t make any up.",
    compare: (weight: number) => `Weighs ${weight}%. 100% means average.`,
    factors: {
      team: "Team",
      opportunity: "Size of the opportunity",
      product: "Product and technology",
      competition: "Competitive environment",
      sales: "Marketing, sales, partnerships",
      need: "Need for further rounds",
      other: "Other",
    },
  },
  exit: {
    title: "Venture capital",
    about: "What the company may sell for, brought back to today by the return an investor wants.",
    source: "After Bill Sahlman, Harvard Business School, 1987.",
    revenue: "Revenue in the year of the exit (€)",
    today: (monthly: number) => `Today: ${euros(monthly * 12)} a year (twelve times your last month).`,
    low: "Sold for, from (times revenue)",
    high: "to (times revenue)",
    multipleHint: "From sales of comparable companies.",
    wanted: "Return wanted (times the money)",
    wantedHint:
      "Ask your investor. At seed stage they talk of 10 to 30 (moocoo.vc, undated): most of a portfolio returns little.",
    dilution: "Dilution by later rounds (%)",
    dilutionHint: "Empty: none. It lowers what the investor will own.",
    amount: "Amount raised now (€)",
  },
  ranges: "Pre-money by method",
  range: (low: number, value: number, high: number) =>
    `${euros(low)} to ${euros(high)}, ${euros(value)} by your assumptions`,
  margins: {
    berkus: "Range: each driver ten points lower and higher.",
    scorecard: "Range: each factor ten points lower and higher.",
    exit: "Range: the lowest and the highest multiple.",
  },
  negative: "At this return, the exit doesn’t cover the amount raised: the pre-money is below zero.",
  empty: {
    title: "The ranges appear here",
    free: "Rate the five drivers and press Calculate.",
    elite: "Rate the drivers, name an average, or describe an exit: a method counts once its fields are filled.",
  },
  refused: { title: "Nothing calculated yet", text: "Correct the fields marked below." },
  locked:
    "Part of Elite: the Scorecard and venture capital methods, and Berkus ratings suggested from your profile and numbers.",
  unlock: "Unlock",
  advice: "Three opinions, not a price: investors’ offers decide. This isn’t financial advice.",
  errors: {
    moneyInvalid: "Enter an amount in euros, from zero to one billion.",
    percentInvalid: "Enter a percentage from 0 to 100.",
    wholeInvalid: "Choose a value from the list.",
    timesInvalid: "Enter a number above zero, such as 4 or 2.5.",
    rangeInvalid: "Raise this multiple: it’s below the first one.",
    changeInvalid: "Enter a percentage.",
  },
};
