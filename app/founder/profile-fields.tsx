import { textLimits } from "../../domain/startup/text-limits.ts";
import type { ReactNode } from "react";
import { type FounderField, type FounderProfile, requiredOfFounders } from "../../domain/startup/founder-profile.ts";
import { founderOptions } from "../../domain/startup/options.ts";
import { annualRevenues, type Band, fundingRaised, fundingSought } from "../../domain/startup/bands.ts";
import { Select, Textarea, TextField } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import { DescriptionField } from "./description-field.tsx";
import { founderProfileWords } from "./profile-words.ts";

type Props = {
  fields: readonly FounderField[];
  values: Partial<FounderProfile>;
  error: (name: FounderField) => ReactNode;
  first: FounderField | undefined;
};

const lines: Partial<Record<FounderField, { type?: string; inputMode?: "url" | "numeric"; autoComplete?: string }>> = {
  startup_name: { autoComplete: "organization" },
  founder_name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  siren: { inputMode: "numeric", autoComplete: "off" },
  creation_date: { type: "date" },
  website: { inputMode: "url", autoComplete: "url" },
  pitch_deck_url: { inputMode: "url", autoComplete: "off" },
  business_plan_url: { inputMode: "url", autoComplete: "off" },
  financial_projections_url: { inputMode: "url", autoComplete: "off" },
};

const bands = {
  annual_revenue: annualRevenues,
  funding_raised: fundingRaised,
  funding_amount_needed: fundingSought,
} as const satisfies Partial<Record<FounderField, readonly Band[]>>;

/** Returns a function that gives the translated options of a profile field, or undefined for a free-text field. */
function useFounderChoices() {
  const words = useWords(founderProfileWords);
  return (name: FounderField): readonly { id: string; label: string }[] | undefined => {
    if (name in bands) {
      const field = name as keyof typeof bands;
      return bands[field].map((each) => ({ id: each.id, label: words.bands[field](each) }));
    }
    if (!(name in founderOptions)) return undefined;
    const field = name as Exclude<keyof typeof founderOptions, keyof typeof bands>;
    return founderOptions[field].map((id) => ({ id, label: words.options[field][id] ?? id }));
  };
}

export function useFounderTold() {
  const words = useWords(founderProfileWords);
  const choicesOf = useFounderChoices();
  return (name: string, text: string) => ({
    label: words.labels[name as FounderField],
    text: choicesOf(name as FounderField)?.find(({ id }) => id === text)?.label ?? text,
  });
}

/** An asterisk marks fields that are required to finish the profile; saving has no required fields. */
export function ProfileFields({ fields, values, error, first }: Props) {
  const words = useWords(founderProfileWords);
  const choicesOf = useFounderChoices();

  return (
    <div className="profile-fields">
      {fields.map((name) => {
        const choices = choicesOf(name);
        const line = lines[name];
        const field = {
          name,
          label: words.labels[name],
          hint: words.hints[name],
          defaultValue: values[name] ?? "",
          error: error(name),
          required: requiredOfFounders.includes(name),
          ...(name === first && { autoFocus: true }),
        };
        return (
          <div key={name} className={choices || line ? undefined : "profile-wide"}>
            {choices ? (
              <Select {...field} none={words.choose} options={choices} />
            ) : line ? (
              <TextField {...field} {...line} maxLength={textLimits.link} />
            ) : name === "co_founders" ? (
              <Textarea {...field} rows={3} maxLength={textLimits.founders} />
            ) : name === "description" ? (
              <DescriptionField {...field} />
            ) : (
              <Textarea {...field} rows={5} maxLength={textLimits.text} />
            )}
          </div>
        );
      })}
    </div>
  );
}
