import type { Consent, ContactPage, Notice, Resolved } from "../../domain/content/content.ts";
import { Select } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm, PersonFields } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { contactWords } from "./words.ts";

type Props = {
  topics: Resolved<ContactPage>["form"]["topics"];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
};

export function ContactForm({ topics, notice, marketing, refused }: Props) {
  const words = useWords(contactWords);
  const form = useLeadForm({
    path: sendPathOf("contact"),
    words,
    refused,
    byToast: true,
    onStored: (sent) => sent.reset(),
  });
  const { typed, field } = form;
  return (
    <LeadForm form={form} action={pathOf("contact")} words={words} notice={notice}>
      <PersonFields form={form} words={words} />
      <Select
        label={words.topic}
        {...field("topic")}
        defaultValue={typed["topic"] ?? topics[0]?.id}
        required
        options={topics}
      />
      <CountedTextarea label={words.message} {...field("message")} rows={5} maxLength={5_000} required />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
