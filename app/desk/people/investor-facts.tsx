import {
  type InvestorField,
  investorFields,
  type InvestorProfile,
  isLinkedInPage,
} from "../../../domain/investor/investor-profile.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Written } from "../../shell/written.tsx";
import { Facts } from "../kit/facts.tsx";
import { WebAddress } from "./web-address.tsx";
import { investorProfileWords } from "../../investor/profile-words.ts";
import { deskPeopleWords } from "./words.ts";

export function InvestorFacts({ profile }: { profile: InvestorProfile }) {
  const { count } = formats[useLanguage().lang];
  const words = useWords(investorProfileWords);
  const labels = { ...words.labels, ...useWords(deskPeopleWords).profile.labels };
  const options: Record<string, Record<string, string>> = words.options;
  function printed(name: InvestorField) {
    const value = profile[name];
    if (Array.isArray(value)) return value.map((each) => options[name]?.[each] ?? each).join(", ");
    if (typeof value === "number") return count(value);
    if (name === "linkedin_url" && value && isLinkedInPage(value)) return <WebAddress url={value} />;
    return value && (options[name]?.[value] ?? <Written text={value} />);
  }
  return <Facts rows={investorFields.map((name) => ({ label: labels[name], value: printed(name) }))} />;
}
