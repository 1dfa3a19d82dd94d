import type { FounderField, FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { founderOptions } from "../../../domain/startup/options.ts";
import { annualRevenues, fundingRaised, fundingSought } from "../../../domain/startup/bands.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { shownPhone } from "../../../platform/language/shown-phone.ts";
import type { words as profileWords } from "../profile-words.en.ts";

const bands = { annual_revenue: annualRevenues, funding_raised: fundingRaised, funding_amount_needed: fundingSought };

export function fieldText(field: FounderField, profile: FounderProfile, words: typeof profileWords, lang: Lang) {
  const value = profile[field].trim();
  if (value === "") return "";
  if (field === "creation_date") return formats[lang].date(value);
  if (field === "phone") return shownPhone(value, lang);
  if (field in bands) {
    const name = field as keyof typeof bands;
    const band = bands[name].find(({ id }) => id === value);
    return band ? words.bands[name](band) : value;
  }
  if (!(field in founderOptions)) return value;
  return words.options[field as Exclude<keyof typeof founderOptions, keyof typeof bands>][value] ?? value;
}

const texts: readonly FounderField[] = [
  "description",
  "co_founders",
  "team_presentation",
  "target_market",
  "competitive_advantage",
  "key_metrics",
  "major_clients",
  "funding_use",
  "growth_objectives",
];

export const isText = (field: FounderField) => texts.includes(field);

/** Checks whether a field contains free text instead of one of the given options. */
export const isTyped = (field: FounderField) => !(field in founderOptions) && field !== "creation_date";
