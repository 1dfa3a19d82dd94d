import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import { type Outcome } from "../shell/form/answer.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { EmailField } from "../shell/form/lead-form.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import type { AuditOffer } from "./audit-offer.ts";
import { studioWords } from "./words.ts";

type Props = {
  offer: AuditOffer;
  refused?: Refusal | undefined;
  /** Called after the form is stored, for example to close the dialog that contains the form. */
  onStored?: (stored: { receipt: string; outcome: Outcome }) => void;
};

export function AuditForm({ offer: { notice, marketing }, refused, onStored }: Props) {
  const words = useWords(studioWords).audit;
  const [receipt, setReceipt] = useState<string>();
  const form = useLeadForm({
    path: sendPathOf("studio-audit"),
    words,
    refused,
    onStored: (sent, stored) => {
      sent.reset();
      setReceipt(stored.receipt);
      onStored?.(stored);
    },
  });
  const { typed, field } = form;
  return (
    <form {...form.props} action={pathOf("studio-audit")} className="contact-form">
      {form.summary}
      <TextField label={words.projectName} {...field("projectName")} autoComplete="off" maxLength={160} required />
      <CountedTextarea label={words.idea} {...field("idea")} rows={2} maxLength={500} required />
      <EmailField form={form} label={words.email} />
      <MarketingTick consent={marketing} typed={typed} />
      <Honeypot />
      <Button type="submit" disabled={form.sending} aria-busy={form.sending}>
        {form.sending ? words.sending : words.submit}
      </Button>
      {form.statusLine}
      {form.stored && receipt && (
        <TextLink to={pathOf("studio-audit-request", { receipt })} className="justify-self-start">
          {words.more}
        </TextLink>
      )}
      <FormNotice notice={notice} />
    </form>
  );
}
