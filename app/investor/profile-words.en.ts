import { textLimits } from "../../domain/startup/text-limits.ts";
import { formats } from "../../platform/language/format.ts";
import type { InvestorField } from "../../domain/investor/investor-profile.ts";

type Named = Record<string, string>;

const labels: Record<InvestorField, string> = {
  company_name: "Firm name",
  bio: "About you",
  linkedin_url: "LinkedIn",
  investment_stages: "Stages you invest at",
  ticket_size_min: "Smallest ticket (€)",
  ticket_size_max: "Largest ticket (€)",
  investment_focus: "Investment focus",
  preferred_sectors: "Sectors you prefer",
};

const hints: Partial<Record<InvestorField, string>> = {
  company_name: "Fund, family office or holding; leave it empty if you invest in your own name",
  bio: "What you’ve built or backed, and what you bring besides money",
  linkedin_url: "An address that begins with https://www.linkedin.com/",
  ticket_size_min: "For example 25,000 or 25k. 0 if you set no minimum.",
  ticket_size_max: "For example 150,000 or 150k",
};

const most = (characters: number) => `At most ${formats.en.count(characters)} characters`;

export const words = {
  title: "Complete your investment profile",
  step: (number: number) => `Step ${number} of 4`,
  metadata: "My investor profile",
  intro: "Everything here is optional. The more you say, the better startups can be matched to you.",
  complete: "We have your stages and tickets: startups can be matched to you.",
  stepsLabel: "Profile steps",
  steps: ["Firm", "About you", "Stages and tickets", "Focus and sectors"] as readonly string[],
  done: "complete",
  save: "Save this section",
  finish: "Finish",
  next: "Next",
  previous: "Back",
  skip: "Skip for now",
  back: "Back to the dashboard",
  close: "Close",
  firmWaits: (seen: string) =>
    `We look at a firm’s new name first: until then startups ${seen ? `see “${seen}”` : "see no firm"}.`,
  labels,
  hints,
  options: {
    investment_stages: {
      pre_seed: "Pre-seed",
      seed: "Seed",
      series_a: "Series A",
      series_b: "Series B",
      later: "Later stages",
    } as Named,
    investment_focus: {
      b2b: "B2B",
      b2c: "B2C",
      marketplace: "Marketplace",
      infrastructure: "Infrastructure",
      "deep-tech": "Deep tech",
    } as Named,
    preferred_sectors: {
      fintech: "FinTech",
      healthtech: "HealthTech",
      edtech: "EdTech",
      "e-commerce": "E-commerce",
      saas: "SaaS",
      "artificial-intelligence": "Artificial intelligence",
      cybersecurity: "Cybersecurity",
      cleantech: "CleanTech",
      foodtech: "FoodTech",
      mobility: "Mobility",
      proptech: "PropTech",
      other: "Other",
    } as Named,
  },
  saved: { title: "Section saved.", text: "" },
  failures: {
    save: { title: "Error", text: "Something went wrong while saving. Please try again." },
    unexpected: { title: "Error", text: "Something unexpected went wrong. Please try again." },
  },
  errors: {
    lineTooLong: most(textLimits.line),
    textTooLong: most(textLimits.text),
    unknownChoice: "Choose from the list",
    linkedinInvalid: "Enter a LinkedIn address that begins with https://",
    ticketInvalid: "Enter an amount in euros, such as 25,000 or 25k, or leave it empty",
    ticketsCrossed: "Raise the largest ticket: it can’t be below the smallest",
  },
};
