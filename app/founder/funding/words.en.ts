import type { Fit } from "../../../domain/funding/aid-match.ts";

type Reason = Exclude<Fit, "anyone">;

export const words = {
  title: "Grants & Funding",
  label: "Funding",
  tabs: { trends: "Regional trends", banks: "Bank financing", public: "Public aid" },
  trends: {
    title: "Where startups grow",
    text: "What helps a startup, region by region.",
    data: (month: string) => `Data: ${month}`,
    figures: {
      dealsPercentage: "Share of all deals",
      amountRaised: "Raised in a year",
      growthRate: "Growth in a year",
      employmentGrowth: "Jobs in a year",
    },
    sample: "Example: invented numbers",
    region: "Region",
    own: "your region",
    caption: "Each bar starts at zero and ends at the region’s share of the largest sum raised.",
  },
  banks: {
    title: "What a bank can lend you",
    text: "The main kinds of credit, with the usual amounts. Yours depends on your bank and your accounts.",
    columns: { credit: "Credit", amount: "Amount", use: "What it’s for", difficulty: "How hard to get" },
    neutral:
      "For information only. We don’t arrange loans, no bank pays us, and nothing here is a particular bank’s offer.",
  },
  public: {
    title: "Public aid, sorted for you",
    text: "Sorted by your region, stage and sector. Each one says why it does or doesn’t fit.",
    unprofiled: "Your profile doesn’t give your region, stage and sector yet. Fill them in and this list sorts itself.",
  },
  profile: "Open my profile",
  everywhere: { national: "National", europe: "Europe" },
  types: { grant: "Grant", "repayable-advance": "Repayable advance", "tax-credit": "Tax credit" },
  status: { available: "Open", limited: "Limited" },
  difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },
  unfit: (count: number) => `Not for you at the moment (${count})`,
  fit: { yes: "For you.", maybe: "Perhaps for you.", no: "Not for you at the moment." },
  fits: {
    region: {
      fits: (region: string) => `Your region, ${region}`,
      unknown: (region: string) => `Only in ${region}: your profile has no region`,
      differs: (region: string) => `Only in ${region}`,
    } satisfies Record<Reason, (region: string) => string>,
    stage: {
      fits: "For your stage",
      unknown: "Your profile has no stage",
      differs: "For a different stage",
    } satisfies Record<Reason, string>,
    sector: {
      fits: "For your sector",
      unknown: "Your profile has no sector",
      differs: "For other sectors",
    } satisfies Record<Reason, string>,
  },
  deadline: (date: string) => `Ends on ${date}.`,
  calendar: "Add to my calendar",
  lastDay: (aid: string) => `end of ${aid}`,
  details: "Who can apply, and how",
  source: "Source",
  dated: (date: string) => `dated ${date}`,
  undated: "undated",
  toCheck: "To be checked.",
  checkFirst: "“To be checked”: confirm it with the organisation before you count on it.",
};
