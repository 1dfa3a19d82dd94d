import type { FounderField } from "./founder-profile.ts";
import { annualRevenues, fundingRaised, fundingSought, type Band } from "./bands.ts";

export const regions = [
  "ile-de-france",
  "auvergne-rhone-alpes",
  "nouvelle-aquitaine",
  "occitanie",
  "hauts-de-france",
  "grand-est",
  "bretagne",
  "pays-de-la-loire",
  "normandie",
  "centre-val-de-loire",
  "bourgogne-franche-comte",
  "paca",
] as const;

export const sectors = [
  "fintech",
  "healthtech",
  "edtech",
  "e-commerce",
  "saas",
  "artificial-intelligence",
  "cybersecurity",
  "cleantech",
  "foodtech",
  "agritech",
  "mobility",
  "proptech",
  "legaltech",
  "insurtech",
  "hrtech",
  "martech",
  "adtech",
  "retailtech",
  "traveltech",
  "sporttech",
  "gaming",
  "media",
  "iot",
  "robotics",
  "blockchain",
  "electronics",
  "industry",
  "logistics",
  "spacetech",
  "biotech",
  "pharmaceutical",
  "other",
] as const;

const teamSizes = ["solo", "2-3", "4-5", "6-10", "11-20", "20+"] as const;

export const businessModels = [
  "saas",
  "marketplace",
  "e-commerce",
  "freemium",
  "subscription",
  "transaction-fee",
  "advertising",
  "technology-licence",
  "physical-products",
  "services",
  "commission",
  "other",
] as const;

export const startupStages = [
  "idea",
  "mvp-in-progress",
  "mvp-launched",
  "first-customers",
  "product-market-fit",
  "growth",
  "scale-up",
  "maturity",
] as const;

const ids = (bands: readonly Band[]) => bands.map(({ id }) => id);

export const founderOptions = {
  region: regions,
  sector: sectors,
  team_size: teamSizes,
  business_model: businessModels,
  current_stage: startupStages,
  annual_revenue: ids(annualRevenues),
  funding_raised: ids(fundingRaised),
  funding_amount_needed: ids(fundingSought),
} as const satisfies Partial<Record<FounderField, readonly string[]>>;

export type ChosenField = keyof typeof founderOptions;
