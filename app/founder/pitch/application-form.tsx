import type { Notice, PitchApplicationPage, Resolved } from "../../../domain/content/content.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Select, TextField } from "../../../ui/field.tsx";
import { FormNotice } from "../../shell/form/form-notice.tsx";
import { ShownText } from "../../shell/form/shown-text.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { pitchTabWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { noChoiceAmong } from "../../../platform/language/no-choice.ts";

type Props = {
  options: Resolved<PitchApplicationPage>["options"];
  answers: Record<string, string>;
  notice: Resolved<Notice>;
  session: string;
  /** What the page says about the fee. */
  fee: string;
  asksForFee: boolean;
  refusal: Refusal | undefined;
};

export function ApplicationForm({ session, fee, options, answers, notice, asksForFee, refusal }: Props) {
  const words = useWords(pitchTabWords);
  const [first] = Object.keys(refusal?.errors ?? {});
  const value = (name: string) => refusal?.values[name] ?? answers[name] ?? "";
  const field = (
    name: "fullName" | "startupName" | "website" | "stage" | "sector" | "annualRevenue" | "lookingFor",
  ) => ({
    name,
    label: words.fields[name],
    defaultValue: value(name),
    error: words.errors[refusal?.errors[name] ?? ""],
    ...(name === first && { autoFocus: true }),
  });
  const choice = (
    name: "stage" | "sector" | "annualRevenue" | "lookingFor",
    choices: { id: string; label: string }[],
  ) => (
    <Select
      {...field(name)}
      none={words.choose}
      noneValue={noChoiceAmong(choices.map(({ id }) => id))}
      required
      options={choices}
    />
  );
  return (
    <PostForm className="contact-form" noValidate key={JSON.stringify(refusal)}>
      <p>{words.applyText}</p>
      <input type="hidden" name="session" value={session} />
      <ShownText name="feeRead" text={fee} />
      {refusal && <FailureLine title={words.refused[refusal.status] ?? words.refused["unavailable"] ?? ""} text="" />}
      <TextField {...field("fullName")} autoComplete="name" maxLength={160} required />
      <TextField {...field("startupName")} autoComplete="organization" maxLength={160} required />
      <TextField {...field("website")} inputMode="url" maxLength={200} />
      {choice("stage", options.stages)}
      {choice("sector", options.sectors)}
      {choice("annualRevenue", options.revenues)}
      {choice("lookingFor", options.lookingFor)}
      {asksForFee && (
        <Checkbox
          name="feeRead"
          label={words.fields.feeRead}
          error={words.errors[refusal?.errors["feeRead"] ?? ""]}
          defaultChecked={refusal?.values["feeRead"] === "on"}
          {...(first === "feeRead" && { autoFocus: true })}
          required
        />
      )}
      <Button type="submit">{words.apply}</Button>
      <FormNotice notice={notice} />
    </PostForm>
  );
}
