import type { FounderProfile } from "../startup/founder-profile.ts";

const stages: Record<string, string> = {
  idea: "pre-seed",
  "mvp-in-progress": "pre-seed",
  "mvp-launched": "pre-seed",
  "first-customers": "seed",
  "product-market-fit": "seed",
  growth: "series-a",
  "scale-up": "later",
  maturity: "later",
};

/**
 * Maps a sector of a profile to a sector of the application form if their ids differ. A sector that is neither listed
 * here nor in the form becomes "other".
 */
const sectors: Record<string, string> = {
  "artificial-intelligence": "ai",
  agritech: "foodtech",
  biotech: "healthtech",
  insurtech: "fintech",
  pharmaceutical: "healthtech",
};

/**
 * Maps a revenue range of a profile to the wider range in the application form. If a profile's range is missing here,
 * the form's revenue field stays empty.
 */
const revenues: Record<string, string> = {
  "0": "none",
  "0-10k": "under-100k",
  "10k-50k": "under-100k",
  "50k-100k": "under-100k",
  "100k-500k": "100k-500k",
  "500k-1m": "500k-2m",
  "5m+": "over-2m",
};

/**
 * Returns the prefilled values of the application form, without fields that are empty in the profile. `known` lists the
 * form's sectors.
 */
export const answersFrom = (
  { current_stage, sector, annual_revenue, startup_name, website, founder_name }: FounderProfile,
  known: readonly string[],
) => {
  const answers = {
    fullName: founder_name,
    startupName: startup_name,
    website,
    stage: stages[current_stage] ?? "",
    sector: sector === "" ? "" : known.includes(sector) ? sector : (sectors[sector] ?? "other"),
    annualRevenue: revenues[annual_revenue] ?? "",
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
};
