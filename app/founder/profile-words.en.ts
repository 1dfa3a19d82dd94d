import { textLimits } from "../../domain/startup/text-limits.ts";
import { formats } from "../../platform/language/format.ts";
import type { FounderField } from "../../domain/startup/founder-profile.ts";
import type { ChosenField } from "../../domain/startup/options.ts";
import type { Band } from "../../domain/startup/bands.ts";
import { emailErrors } from "../shell/form/person-errors.en.ts";

type Named = Record<string, string>;

/** Formats a round amount in euros, for example €250K or €5M. */
const short = (euros: number) => (euros >= 1_000_000 ? `€${euros / 1_000_000}M` : `€${euros / 1_000}K`);

function band({ from, to }: Band) {
  if (to === undefined) return `> ${short(from ?? 0)}`;
  return from === undefined ? `< ${short(to)}` : `${short(from)} to ${short(to)}`;
}

const labels: Record<FounderField, string> = {
  startup_name: "Startup",
  founder_name: "Founder",
  email: "E-mail",
  phone: "Phone",
  siren: "SIREN",
  region: "Region",
  creation_date: "Date founded",
  website: "Website",
  sector: "Sector",
  description: "Description",
  team_size: "Team size",
  co_founders: "Co-founders",
  team_presentation: "Team description",
  target_market: "Target market",
  business_model: "Business model",
  competitive_advantage: "Competitive advantage",
  current_stage: "Current stage",
  annual_revenue: "Annual revenue",
  funding_raised: "Funding raised",
  key_metrics: "Key metrics",
  major_clients: "Main customers",
  funding_amount_needed: "Amount sought",
  funding_use: "Use of funds",
  growth_objectives: "Growth objectives",
  pitch_deck_url: "Pitch deck",
  business_plan_url: "Business plan",
  financial_projections_url: "Financial projections",
};

const hints: Partial<Record<FounderField, string>> = {
  siren: "The French company number: 9 digits",
  creation_date: "When the company was founded, or when you plan to found it",
  website: "An address that begins with https://",
  description:
    "The problem, your solution and who it’s for. Aim for 150 to 300 words; repeating the same ones adds nothing.",
  co_founders: "Names and what each of them does",
  team_presentation: "Who does what, and what each of you has done before",
  target_market: "Who buys, how many there are, in which countries",
  competitive_advantage: "What others couldn’t copy within a year",
  key_metrics: "Monthly revenue, growth, churn, margin: what you track each month",
  major_clients: "Customers you may name, and what they use you for",
  funding_use: "What the money will pay for, by main item",
  growth_objectives: "Where you want to be in 12 and in 18 months",
  pitch_deck_url: "A link that begins with https://",
  business_plan_url: "A link that begins with https://",
  financial_projections_url: "A link that begins with https://",
};

const most = (characters: number) => `At most ${formats.en.count(characters)} characters`;

export const words = {
  title: "My profile",
  metadata: "My startup’s profile",
  intro:
    "You can save it half-finished. Fields marked with an asterisk are needed to finish it. The percentage counts some of them, plus your website and your pitch deck.",
  complete:
    "You’ve filled in everything it takes to show your profile. Fields marked with an asterisk are needed to finish it. The percentage counts some of them, plus your website and your pitch deck.",
  step: (number: number) => `Step ${number} of 4`,
  stepsLabel: "Profile steps",
  steps: ["Startup", "Team and market", "Traction", "Funding"] as readonly string[],
  done: "complete",
  save: "Save this section",
  finish: "Finish my profile",
  next: "Next step",
  previous: "Previous step",
  back: "Back to the dashboard",
  close: "Close",
  choose: "Choose",
  words: (count: number) => `${count} ${count === 1 ? "word" : "words"}`,
  labels,
  hints,
  options: {
    region: {
      "ile-de-france": "Île-de-France",
      "auvergne-rhone-alpes": "Auvergne-Rhône-Alpes",
      "nouvelle-aquitaine": "Nouvelle-Aquitaine",
      occitanie: "Occitanie",
      "hauts-de-france": "Hauts-de-France",
      "grand-est": "Grand Est",
      bretagne: "Brittany",
      "pays-de-la-loire": "Pays de la Loire",
      normandie: "Normandy",
      "centre-val-de-loire": "Centre-Val de Loire",
      "bourgogne-franche-comte": "Bourgogne-Franche-Comté",
      paca: "Provence-Alpes-Côte d’Azur",
    } as Named,
    sector: {
      fintech: "FinTech",
      healthtech: "HealthTech",
      edtech: "EdTech",
      "e-commerce": "E-commerce",
      saas: "SaaS",
      "artificial-intelligence": "Artificial intelligence",
      cybersecurity: "Cybersecurity",
      cleantech: "CleanTech",
      foodtech: "FoodTech",
      agritech: "AgriTech",
      mobility: "Mobility",
      proptech: "PropTech",
      legaltech: "LegalTech",
      insurtech: "InsurTech",
      hrtech: "HRTech",
      martech: "MarTech",
      adtech: "AdTech",
      retailtech: "RetailTech",
      traveltech: "TravelTech",
      sporttech: "SportTech",
      gaming: "Gaming",
      media: "Media and entertainment",
      iot: "Internet of things",
      robotics: "Robotics",
      blockchain: "Blockchain and Web3",
      electronics: "Electronics and hardware",
      industry: "Industry 4.0",
      logistics: "Logistics and supply chain",
      spacetech: "SpaceTech",
      biotech: "BioTech",
      pharmaceutical: "Pharmaceutical",
      other: "Other",
    } as Named,
    team_size: { solo: "Solo", "2-3": "2-3", "4-5": "4-5", "6-10": "6-10", "11-20": "11-20", "20+": "20+" } as Named,
    business_model: {
      saas: "SaaS",
      marketplace: "Marketplace",
      "e-commerce": "E-commerce",
      freemium: "Freemium",
      subscription: "Recurring subscription",
      "transaction-fee": "Transaction fee",
      advertising: "Advertising",
      "technology-licence": "Technology licence",
      "physical-products": "Physical products",
      services: "Services and consulting",
      commission: "Commission",
      other: "Other",
    } as Named,
    current_stage: {
      idea: "Idea or concept",
      "mvp-in-progress": "MVP in progress",
      "mvp-launched": "MVP launched",
      "first-customers": "First customers",
      "product-market-fit": "Product-market fit",
      growth: "Growth",
      "scale-up": "Scale-up",
      maturity: "Maturity",
    } as Named,
  },
  bands: {
    annual_revenue: (each: Band) => (each.id === "0" ? "0 (none)" : band(each)),
    funding_raised: (each: Band) => (each.id === "0" ? "0 (self-funded)" : band(each)),
    funding_amount_needed: band,
  } satisfies Partial<Record<ChosenField, (band: Band) => string>>,
  missing: {
    title: (count: number) => (count === 1 ? "One required field is empty" : `${count} required fields are empty`),
    text: "What you typed is saved. Fill in the marked field to finish your profile.",
  },
  saved: { title: "✅ Section saved!", text: "" },
  failures: {
    save: { title: "Error", text: "Your changes couldn’t be saved. Please try again." },
    finish: { title: "Error", text: "Your profile couldn’t be updated. Please try again." },
    unexpected: { title: "Error", text: "Something went wrong. Please try again." },
  },
  errors: {
    missing: "Fill this in to finish your profile",
    houseName: "Enter your startup’s own name: “The Lab” and “verified” are ours to say",
    lineTooLong: most(textLimits.line),
    textTooLong: most(textLimits.text),
    foundersTooLong: most(textLimits.founders),
    unknownChoice: "Choose one from the list",
    emailInvalid: emailErrors.emailInvalid.detail,
    phoneInvalid: "Enter the full phone number",
    sirenInvalid: "Check this number: a SIREN has 9 digits, and this isn’t a valid one",
    dateInvalid: "Check this date: it doesn’t exist",
    addressInvalid: "Enter an address that begins with https://",
  },
};
