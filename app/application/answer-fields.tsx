import { customers, entities, founders, stages, type FormValues } from "../../domain/application/application.ts";
import { Select, Textarea, TextField } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import type { ReactNode } from "react";
import { applicationWords } from "./words.ts";

type Props = {
  typed: FormValues;
  /** What a field has of its error. */
  at: (name: string) => { id: string; error: ReactNode };
  /** The e-mail's field, where the form asks for one. */
  email?: ReactNode;
};

const options = { customers, stage: stages, entity: entities, fullTimeFounders: founders } as const;

/** What an application answers: all but the website has to be filled in. */
export function AnswerFields({ typed, at, email }: Props) {
  const own = useWords(applicationWords);
  const field = (name: string) => ({
    name,
    defaultValue: typed[name],
    ...at(name),
  });

  const choice = (name: keyof typeof options) => (
    <Select {...field(name)} defaultValue={typed[name] ?? ""} label={own[name]} required>
      <option value="">{own.choose}</option>
      {options[name].map((option) => (
        <option key={option} value={option}>
          {(own.choices[name] as Record<string, string>)[option]}
        </option>
      ))}
    </Select>
  );

  return (
    <div className="answers">
      <TextField {...field("fullName")} label={own.fullName} autoComplete="name" maxLength={160} required />
      {email}
      <TextField
        {...field("companyName")}
        label={own.companyName}
        autoComplete="organization"
        maxLength={160}
        required
      />
      <TextField {...field("website")} label={own.website} inputMode="url" autoComplete="url" maxLength={200} />
      {choice("customers")}
      {choice("stage")}
      {choice("entity")}
      {choice("fullTimeFounders")}
      <div className={email ? "answers-wide" : undefined}>
        <TextField
          {...field("monthlyRevenue")}
          label={own.monthlyRevenue}
          hint={own.revenueHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          required
        />
      </div>
      <div className="answers-wide">
        <Textarea {...field("pitch")} label={own.pitch} hint={own.pitchHint} rows={5} maxLength={600} required />
      </div>
    </div>
  );
}
