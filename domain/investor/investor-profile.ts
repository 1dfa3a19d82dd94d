import { completionOf } from "../startup/completion.ts";

export const investorSteps = [
  ["company_name"],
  ["bio", "linkedin_url"],
  ["investment_stages", "ticket_size_min", "ticket_size_max"],
  ["investment_focus", "preferred_sectors"],
] as const;

export type InvestorField = (typeof investorSteps)[number][number];

export type InvestorProfile = {
  company_name: string;
  bio: string;
  linkedin_url: string;
  investment_stages: string[];
  /** The minimum ticket (investment amount) in euros; null if not filled in, which differs from 0. */
  ticket_size_min: number | null;
  ticket_size_max: number | null;
  investment_focus: string[];
  preferred_sectors: string[];
};

export const emptyInvestorProfile: InvestorProfile = {
  company_name: "",
  bio: "",
  linkedin_url: "",
  investment_stages: [],
  ticket_size_min: null,
  ticket_size_max: null,
  investment_focus: [],
  preferred_sectors: [],
};

/** Checks whether a URL is on LinkedIn. A URL of another site is displayed as text, never as a link. */
export const isLinkedInPage = (address: string) => /^https:\/\/([a-z]+\.)?linkedin\.com(\/|$)/.test(address);

export const investorFields: readonly InvestorField[] = investorSteps.flat();

const investmentStages = ["pre_seed", "seed", "series_a", "series_b", "later"] as const;
const investmentFocuses = ["b2b", "b2c", "marketplace", "infrastructure", "deep-tech"] as const;
const preferredSectors = [
  "fintech",
  "healthtech",
  "edtech",
  "e-commerce",
  "saas",
  "artificial-intelligence",
  "cybersecurity",
  "cleantech",
  "foodtech",
  "mobility",
  "proptech",
  "other",
] as const;

export const investorOptions = {
  investment_stages: investmentStages,
  investment_focus: investmentFocuses,
  preferred_sectors: preferredSectors,
} as const;

export const listedFields = ["investment_stages", "investment_focus", "preferred_sectors"] as const;

const isSaid = (value: string | number | string[] | null) =>
  typeof value === "object" ? value !== null && value.length > 0 : value !== "";

export const investorCompletion = (profile: InvestorProfile) =>
  completionOf(investorFields, (field) => isSaid(profile[field]));

/** Checks whether the fields that are required for matching startups with the investor are filled in. */
export const isInvestorProfileComplete = ({ investment_stages, ticket_size_min, ticket_size_max }: InvestorProfile) =>
  investment_stages.length > 0 && ticket_size_min !== null && ticket_size_max !== null;

export const areTicketsCrossed = ({ ticket_size_min: min, ticket_size_max: max }: InvestorProfile) =>
  min !== null && max !== null && min > max;

export const badges = [
  { id: "basics", from: 25 },
  { id: "experience", from: 50 },
  { id: "capacity", from: 75 },
  { id: "preferences", from: 100 },
] as const;

export const toneOf = (rate: number) => (rate >= 90 ? "good" : rate >= 70 ? "warn" : "bad");
