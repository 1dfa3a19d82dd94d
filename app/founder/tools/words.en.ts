import { formats } from "../../../platform/language/format.ts";

const { count, date, month: monthOf, monthName, moneyShort, range, share } = formats.en;

export const words = {
  title: "Tools",
  context: "Six tools to prepare a raise, protect yourself and plan ahead.",
  filters: "Categories",
  all: "All",
  categories: {
    fundraising: "Fundraising",
    funding: "Funding",
    "cap-table": "Cap Table",
    legal: "Legal",
    finance: "Finance",
  },
  minutes: (minutes: number) => `${minutes} min`,
  free: "Free",
  from: { visible: "Visible plan", elite: "Elite plan" },
  popular: "Most used",
  users: (users: number) => `${users} startups in 90 days`,
  last: {
    dilution: (percents: number, scenario: string) =>
      `Today’s shareholders keep ${share(percents)}, with “${scenario}”.`,
    runway: (months: number | null, month: string) =>
      months === null
        ? `Your cash lasts beyond the plan, with your ${monthName(month)} numbers.`
        : `${count(months)} ${months === 1 ? "month" : "months"}, with your ${monthName(month)} numbers.`,
    forecast: (gone: string | null, month: string) =>
      gone === null
        ? `Your cash lasts three years if your growth continues, from your ${monthName(month)} numbers.`
        : `Your cash runs out in ${monthOf(gone)} if your growth continues, from your ${monthName(month)} numbers.`,
    valuation: (low: number, high: number) => `${range(low, high, moneyShort)} by the Berkus method.`,
    used: (day: string) => `Last used on ${date(day)}.`,
    none: "No result yet.",
  },
  open: "Open",
  unlock: "Unlock",
  info: "Info",
  details: "Details",
  about: (name: string) => ` about ${name}`,
  named: (name: string) => `: ${name}`,
  needs: "What you need",
  gives: "What you get",
  limits: {
    dilution: "Free: one priced round, not saved. Elite: several rounds, BSA AIR, saved scenarios, CSV and XLSX.",
    valuation:
      "Free: the Berkus method. Elite: all three methods, with Berkus ratings suggested from your profile and numbers.",
  },
  upsell: {
    title: (open: number, all: number) => `Your plan includes ${open} of the ${all} tools`,
    text: "Visible adds legal templates and the forecast. Elite adds the term sheet reader, several rounds, BSA AIR and saved scenarios.",
    action: "Compare the plans",
  },
  data: "The data they work with",
  numbers: {
    name: "Your monthly numbers",
    text: "Five numbers a month, corrections kept, CSV import and export.",
    open: "Open my numbers",
  },
  capTable: { name: "Cap table", text: "Who holds how many shares, down to the last one.", open: "Open the cap table" },
};
