import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { ShownText } from "../shell/form/shown-text.tsx";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import type { Sent } from "./sent.ts";
import { guideWords } from "./words.ts";

export type GuideFormProps = {
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  phoneConsent: Resolved<Consent>;
  refused?: Refusal | undefined;
  /** Values to prefill, from the quiz or from a submission that failed. */
  known?: Record<string, string> | undefined;
  /** The idempotency key of the failed submission that this form repeats. */
  again?: { key: string } | undefined;
};

export function GuideForm({ notice, marketing, phoneConsent, refused, known, again }: GuideFormProps) {
  const words = useWords(guideWords);
  const navigate = useNavigate();
  const handOver = (sent: Sent) =>
    void navigate(pathOf("guide-confirmation"), { state: { sent }, replace: again !== undefined });
  const form = useLeadForm({
    path: sendPathOf("guide"),
    words,
    refused,
    known,
    startKey: again?.key,
    onStored: (_, { receipt, outcome }) => handOver({ receipt, outcome }),
  });
  const limited = form.refusal?.status === "limited" ? form.refusal.minutes : undefined;
  const failedHere = (form.failed || limited !== undefined) && !refused && !again;
  const reported = useRef(false);
  useEffect(() => {
    if (!failedHere) reported.current = false;
    if (!failedHere || reported.current || !form.props.ref.current) return;
    reported.current = true;
    const fields = [...new FormData(form.props.ref.current)].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    const sent = {
      typed: Object.fromEntries(fields),
      key: form.key.current,
      ...(limited !== undefined && { minutes: limited }),
    };
    // This request checks the network; without a network, the form stays on this page with its values.
    fetch(pathOf("guide-confirmation"), { method: "HEAD" }).then(
      () => handOver(sent),
      () => undefined,
    );
  });
  const { typed } = form;
  const line = (name: "firstName" | "lastName" | "email" | "phone", maxLength: number) => ({
    label: words[name],
    maxLength,
    ...form.field(name),
  });
  return (
    <LeadForm
      form={form}
      action={pathOf("guide")}
      words={again ? { ...words, submit: words.retry } : words}
      notice={notice}
    >
      <TextField {...line("firstName", 80)} autoComplete="given-name" required />
      <TextField {...line("lastName", 80)} autoComplete="family-name" required />
      <TextField {...line("email", 254)} type="email" autoComplete="email" required />
      <TextField {...line("phone", 40)} hint={words.phoneHint} type="tel" autoComplete="tel" />
      <ShownText name="phoneConsent" version={phoneConsent.version} text={phoneConsent.text} />
      <Checkbox name="phoneConsent" label={phoneConsent.text} defaultChecked={typed["phoneConsent"] === "on"} />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
