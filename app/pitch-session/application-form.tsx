import type { Consent, Notice, PitchApplicationPage, Resolved } from "../../domain/content/content.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { pitchApplicationWords } from "./application-words.ts";
import { noChoiceAmong } from "../../platform/language/no-choice.ts";

type Props = {
  options: Resolved<PitchApplicationPage>["options"];
  /** The id of the session that the page names; empty without such a session. */
  session: string;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
  /** Form answers prefilled from the founder's profile. */
  known: Record<string, string> | undefined;
};

export function ApplicationForm({ options, session, notice, marketing, refused, known }: Props) {
  const words = useWords(pitchApplicationWords);
  const form = useLeadForm({
    path: sendPathOf("pitch-application"),
    words,
    refused,
    known,
    onStored: (sent) => sent.reset(),
  });
  const { typed, field } = form;
  const line = (name: "fullName" | "email" | "startupName" | "website", maxLength: number) => ({
    label: words[name],
    maxLength,
    ...field(name),
  });
  const choice = (
    name: "stage" | "sector" | "annualRevenue" | "lookingFor",
    choices: { id: string; label: string }[],
  ) => (
    <Select
      label={words[name]}
      {...field(name)}
      none={words.choose}
      noneValue={noChoiceAmong(choices.map(({ id }) => id))}
      required
      options={choices}
    />
  );
  return (
    <LeadForm form={form} action={pathOf("pitch-application")} words={words} notice={notice}>
      <TextField {...line("fullName", 160)} autoComplete="name" required />
      <TextField {...line("email", 254)} type="email" autoComplete="email" required />
      <TextField {...line("startupName", 160)} autoComplete="organization" required />
      <TextField {...line("website", 200)} inputMode="url" pattern="\s*|.*\S\.\S.*" autoComplete="url" />
      {choice("stage", options.stages)}
      {choice("sector", options.sectors)}
      {choice("annualRevenue", options.revenues)}
      {choice("lookingFor", options.lookingFor)}
      <input type="hidden" name="session" value={session} />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
