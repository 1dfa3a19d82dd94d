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

/** Maps a sector of a profile to a sector of the application form if their ids differ. */
const sectors: Record<string, string> = {
  "artificial-intelligence": "ai",
  agritech: "foodtech",
  biotech: "healthtech",
  insurtech: "fintech",
  pharmaceutical: "healthtech",
};

/** Maps a profile's revenue range to the wider range in the application form. */
const revenues: Record<string, string> = {
  "0": "none",
  "0-10k": "under-100k",
  "10k-50k": "under-100k",
  "50k-100k": "under-100k",
  "100k-500k": "100k-500k",
  "500k-1m": "500k-2m",
  "5m+": "over-2m",
};

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
