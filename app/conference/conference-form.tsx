import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { EmailField, LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { conferenceWords } from "./words.ts";

type Props = {
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
  look: "primary" | "secondary";
};

export function ConferenceForm({ notice, marketing, refused, look }: Props) {
  const words = useWords(conferenceWords);
  const form = useLeadForm({
    path: sendPathOf("conference"),
    words,
    refused,
    onStored: (sent) => sent.reset(),
  });
  const { typed, field } = form;
  return (
    <LeadForm form={form} action={pathOf("conference")} words={words} notice={notice} button={{ look }}>
      <TextField label={words.firstName} {...field("firstName")} autoComplete="given-name" maxLength={80} required />
      <EmailField form={form} label={words.email} />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
