import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FormValues } from "../../domain/application/application.ts";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { InlineScript } from "../shell/inline-script.tsx";
import { useWords } from "../shell/language.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { createDraftAutosave, type OpenedDraft } from "./draft-autosave.ts";
import { DraftLine } from "./draft-line.tsx";
import restoreScript from "./restore-draft.script.ts?inline";
import { useResumeLink } from "./use-resume-link.tsx";
import { applicationWords } from "./words.ts";
import { EmailField } from "../shell/form/lead-form.tsx";

type Props = {
  intake: string;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
  opened?: OpenedDraft | undefined;
  begun?: FormValues | undefined;
};

/** If the receipt page is unreachable, the visitor stays on the form's page, which also confirms the submission. */
async function openReceipt(forgotten: Promise<void>, receipt: string) {
  await forgotten;
  const page = pathOf("receipt", { receipt });
  const { ok } = await fetch(page, { method: "HEAD" }).catch(() => ({ ok: false }));
  if (ok) location.assign(page);
}

export function ApplicationForm({ intake, notice, marketing, refused, opened, begun }: Props) {
  const words = useWords(applicationWords);
  const [draft] = useState(createDraftAutosave);
  const outcome = useRef<HTMLDivElement>(null);
  const accessTokenField = useRef<HTMLInputElement>(null);
  const secondsField = useRef<HTMLInputElement>(null);
  const form = useLeadForm({
    path: sendPathOf("application"),
    words,
    refused,
    known: opened?.typed ?? begun,
    onStored: (sent, { receipt }) => {
      sent.reset();
      void openReceipt(draft.sent(), receipt);
    },
  });
  const elsewhere = useResumeLink(draft);
  const { ref } = form.props;
  const { typed } = form;
  const noIntake = form.at("intake");
  const next = form.refusal?.status === "closed" ? (form.refusal.next ?? intake) : intake;

  useEffect(() => (ref.current ? draft.begin(ref.current, opened) : undefined), [draft, ref, opened]);

  // After submission the form is hidden and the page becomes shorter, so the focus moves to the confirmation.
  useEffect(() => {
    if (form.stored) outcome.current?.focus();
  }, [form.stored]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === "later") {
      event.preventDefault();
      if (!elsewhere.asking) void elsewhere.ask(event.currentTarget);
      return;
    }
    const { accessToken = "", seconds } = draft.handOver();
    if (accessTokenField.current) accessTokenField.current.value = accessToken;
    if (secondsField.current) secondsField.current.value = String(Math.round(seconds));
    void form.props.onSubmit(event);
  }

  return (
    <form
      {...form.props}
      id="application-form"
      action={pathOf("application")}
      className="contact-form"
      onSubmit={send}
      onInput={(event) => {
        form.props.onInput(event);
        draft.keepTyped();
      }}
    >
      <div className="contact-form" hidden={form.stored}>
        {form.summary}
        <AnswerFields typed={typed} at={form.at} email={<EmailField form={form} label={words.email} />} />
        <MarketingTick consent={marketing} typed={refused?.values} />
        <Honeypot />
        <input type="hidden" name="intake" value={next} />
        {noIntake.error && (
          <p id={noIntake.id} className="field-error">
            <WarningIcon />
            <span>{noIntake.error}</span>
          </p>
        )}
        <input
          ref={accessTokenField}
          type="hidden"
          name="draft"
          defaultValue={refused?.values["draft"] ?? opened?.accessToken}
        />
        <input ref={secondsField} type="hidden" name="seconds" />
        <div className="form-buttons">
          <Button type="submit" disabled={form.sending} aria-busy={form.sending}>
            {form.sending ? words.sending : form.failed ? words.retry : words.submit}
          </Button>
          <Button type="submit" look="quiet" name="later" formAction={pathOf("application-resume")}>
            {words.draft.elsewhere}
          </Button>
        </div>
        {elsewhere.statusLine}
        <DraftLine draft={draft} />
      </div>
      <div ref={outcome} tabIndex={-1} className="contact-form empty:hidden">
        {form.statusLine}
      </div>
      {!form.stored && <FormNotice notice={notice} />}
      {!opened && <InlineScript code={restoreScript} />}
    </form>
  );
}
