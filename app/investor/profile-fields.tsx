import { textLimits } from "../../domain/startup/text-limits.ts";
import {
  type InvestorField,
  investorOptions,
  type InvestorProfile,
  listedFields,
} from "../../domain/investor/investor-profile.ts";
import { Choices, Textarea, TextField } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import { investorProfileWords } from "./profile-words.ts";

type Props = {
  fields: readonly InvestorField[];
  /** The profile's values as strings; a list is its ids joined with commas. */
  values: Record<string, string>;
  error: (name: InvestorField) => string | undefined;
};

type Listed = (typeof listedFields)[number];
const isListed = (name: InvestorField): name is Listed => listedFields.some((listed) => listed === name);

export const shownIn = (profile: InvestorProfile): Record<string, string> =>
  Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, String(value ?? "")]));

export function useTold() {
  const words = useWords(investorProfileWords);
  return (name: string, text: string) => {
    const field = name as InvestorField;
    const labels = isListed(field) ? words.options[field] : {};
    return {
      label: words.labels[field],
      text: isListed(field)
        ? text
            .split(",")
            .map((id) => labels[id as keyof typeof labels] ?? id)
            .join(", ")
        : text,
    };
  };
}

export function ProfileFields({ fields, values, error }: Props) {
  const words = useWords(investorProfileWords);
  const first = fields.find(error);
  return (
    <div className="profile-fields">
      {fields.map((name) => {
        const field = { name, label: words.labels[name], hint: words.hints[name], error: error(name) };
        const typed = { defaultValue: values[name] ?? "", ...(name === first && { autoFocus: true }) };
        if (isListed(name))
          return (
            <div key={name} className="profile-wide">
              <Choices
                {...field}
                type="checkbox"
                options={investorOptions[name].map((id) => ({ id, label: words.options[name][id] ?? id }))}
                chosen={(values[name] ?? "").split(",")}
              />
            </div>
          );
        return (
          <div key={name} className={name.startsWith("ticket") ? undefined : "profile-wide"}>
            {name === "bio" ? (
              <Textarea {...field} {...typed} rows={7} maxLength={textLimits.text} />
            ) : (
              <TextField
                {...field}
                {...typed}
                maxLength={name === "linkedin_url" ? textLimits.link : textLimits.line}
                inputMode={name === "linkedin_url" ? "url" : name === "company_name" ? "text" : "decimal"}
                autoComplete={name === "company_name" ? "organization" : "off"}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
