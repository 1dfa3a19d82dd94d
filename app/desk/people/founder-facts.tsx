import { type FounderField, founderFields, type FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { annualRevenues, fundingRaised, fundingSought } from "../../../domain/startup/bands.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Written } from "../../shell/written.tsx";
import { Facts } from "../kit/facts.tsx";
import { WebAddress } from "./web-address.tsx";
import { founderProfileWords } from "../../founder/profile-words.ts";

const bands = {
  annual_revenue: annualRevenues,
  funding_raised: fundingRaised,
  funding_amount_needed: fundingSought,
} as const;

export function FounderFacts({ profile }: { profile: FounderProfile }) {
  const { lang } = useLanguage();
  const words = useWords(founderProfileWords);
  const options: Record<string, Record<string, string>> = words.options;
  function printed(name: FounderField) {
    const value = profile[name];
    if (name in bands) {
      const field = name as keyof typeof bands;
      const band = bands[field].find(({ id }) => id === value);
      return band ? words.bands[field](band) : value;
    }
    if (name === "creation_date") return value && formats[lang].date(value);
    if (name === "website" || name.endsWith("_url")) return value && <WebAddress url={value} />;
    return options[name]?.[value] ?? (value && <Written text={value} />);
  }
  return <Facts rows={founderFields.map((name) => ({ label: words.labels[name], value: printed(name) }))} />;
}
