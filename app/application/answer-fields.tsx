import {
  answerNames,
  customers,
  entities,
  founders,
  stages,
  type FormValues,
} from "../../domain/application/application.ts";
import { Select, Textarea, TextField } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import type { ReactNode } from "react";
import { applicationWords } from "./words.ts";

type Props = {
  typed: FormValues;
  error: (name: string) => ReactNode;
  /** The field to begin with, where the page came back with errors. */
  first?: string | undefined;
  /** The e-mail's field, where the form asks for one. */
  email?: ReactNode;
};

const [fullName, ...others] = answerNames;
/** What the form asks, in its order. */
export const asked = [fullName, "email", ...others] as const;

/** Where the field of an answer is found on its page. */
export const answerId = (name: string) => `answer-${name}`;

const options = { customers, stage: stages, entity: entities, fullTimeFounders: founders } as const;

/** What an application answers: all but the website has to be filled in. */
export function AnswerFields({ typed, error, first, email }: Props) {
  const own = useWords(applicationWords);
  const field = (name: string) => ({
    id: answerId(name),
    name,
    defaultValue: typed[name],
    error: error(name),
    ...(name === first && { autoFocus: true }),
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
