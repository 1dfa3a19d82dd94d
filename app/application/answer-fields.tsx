import type { FocusEvent, ReactNode } from "react";
import { customers, entities, founders, stages, type FormValues } from "../../domain/application/application.ts";
import { eurosOf, eurosPattern } from "../../platform/language/typed-number.ts";
import { formats } from "../../platform/language/format.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationWords } from "./words.ts";

type Props = {
  typed: FormValues;
  at: (name: string) => { id: string; error: ReactNode };
  email?: ReactNode;
};

const options = { customers, stage: stages, entity: entities, fullTimeFounders: founders } as const;

/** The questions of the application form; every question except the website is required. */
export function AnswerFields({ typed, at, email }: Props) {
  const words = useWords(applicationWords);
  const { exact } = formats[useLanguage().lang];

  /**
   * Adds thousands separators in the format of the page's language; the server accepts numbers with and without
   * separators.
   */
  function group({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    const euros = eurosOf(field.value);
    if (euros !== undefined) field.value = exact(euros);
  }

  const field = (name: string) => ({
    name,
    defaultValue: typed[name],
    ...at(name),
  });

  const choice = (name: keyof typeof options) => (
    <Select
      {...field(name)}
      label={words[name]}
      none={words.choose}
      options={options[name].map((id) => ({ id, label: (words.choices[name] as Record<string, string>)[id] ?? id }))}
      required
    />
  );

  return (
    <div className="answers">
      <div className={email ? undefined : "answers-wide"}>
        <TextField {...field("fullName")} label={words.fullName} autoComplete="name" maxLength={160} required />
      </div>
      {email}
      <TextField
        {...field("companyName")}
        label={words.companyName}
        autoComplete="organization"
        maxLength={160}
        required
      />
      <TextField
        {...field("website")}
        label={words.website}
        inputMode="url"
        pattern="\s*|.*\S\.\S.*"
        autoComplete="url"
        maxLength={200}
      />
      {choice("customers")}
      {choice("stage")}
      {choice("entity")}
      {choice("fullTimeFounders")}
      <div className="answers-wide">
        <TextField
          {...field("monthlyRevenue")}
          label={words.monthlyRevenue}
          hint={words.revenueHint}
          inputMode="decimal"
          pattern={eurosPattern}
          onBlur={group}
          autoComplete="off"
          maxLength={30}
          required
        />
      </div>
      <div className="answers-wide">
        <CountedTextarea
          {...field("pitch")}
          label={words.pitch}
          hint={words.pitchHint}
          rows={5}
          maxLength={600}
          required
        />
      </div>
    </div>
  );
}
