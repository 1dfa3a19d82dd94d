import type { investorOptions } from "../investor/investor-profile.ts";
import type { sectors, startupStages } from "../startup/options.ts";

type StartupStage = (typeof startupStages)[number];
type StartupSector = (typeof sectors)[number];
type InvestmentStage = (typeof investorOptions.investment_stages)[number];
type PreferredSector = (typeof investorOptions.preferred_sectors)[number];

/** The investors' stages that correspond to each startup stage. */
const stageKin: Record<StartupStage, readonly InvestmentStage[]> = {
  idea: ["pre_seed"],
  "mvp-in-progress": ["pre_seed"],
  "mvp-launched": ["pre_seed", "seed"],
  "first-customers": ["pre_seed", "seed"],
  "product-market-fit": ["seed", "series_a"],
  growth: ["series_a", "series_b"],
  "scale-up": ["series_b", "later"],
  maturity: ["series_b", "later"],
};

/** A startup sector without an equivalent corresponds to "other" and possibly the nearest sector. */
const sectorKin: Record<StartupSector, readonly PreferredSector[]> = {
  fintech: ["fintech"],
  healthtech: ["healthtech"],
  edtech: ["edtech"],
  "e-commerce": ["e-commerce"],
  saas: ["saas"],
  "artificial-intelligence": ["artificial-intelligence"],
  cybersecurity: ["cybersecurity"],
  cleantech: ["cleantech"],
  foodtech: ["foodtech"],
  mobility: ["mobility"],
  proptech: ["proptech"],
  agritech: ["other", "foodtech"],
  legaltech: ["other", "saas"],
  insurtech: ["other", "fintech"],
  hrtech: ["other", "saas"],
  martech: ["other", "saas"],
  adtech: ["other", "saas"],
  retailtech: ["other", "e-commerce"],
  traveltech: ["other", "mobility"],
  sporttech: ["other", "healthtech"],
  gaming: ["other"],
  media: ["other"],
  iot: ["other"],
  robotics: ["other", "artificial-intelligence"],
  blockchain: ["other", "fintech"],
  electronics: ["other"],
  industry: ["other"],
  logistics: ["other", "mobility"],
  spacetech: ["other"],
  biotech: ["other", "healthtech"],
  pharmaceutical: ["other", "healthtech"],
  other: ["other"],
};

const namesIn = (kin: Record<string, readonly string[]>, wished: readonly string[]) =>
  Object.keys(kin).filter((name) => kin[name]?.some((each) => wished.includes(each)));

export const stagesCalled = (wished: readonly string[]) => namesIn(stageKin, wished);
export const sectorsCalled = (wished: readonly string[]) => namesIn(sectorKin, wished);
