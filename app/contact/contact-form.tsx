import { type FormEvent, useRef, useState } from "react";
import type { Consent, ContactPage, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Select, Textarea, TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { OutcomeLines, StatusLine } from "../shell/form/status-line.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { type Settled, useLeadForm } from "../shell/form/use-lead-form.ts";
import { useLanguage } from "../shell/language.tsx";
import type { words as English } from "./words.en.ts";

type ErrorCode = keyof (typeof English)["errors"];
type Props = {
  topics: Resolved<ContactPage>["form"]["topics"];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
};

export function ContactForm({ topics, notice, marketing, refused }: Props) {
  const { words } = useLanguage();
  const { contact: own, receipt } = words;
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const posted = refused?.values ?? {};
  const [errors, setErrors] = useState<Record<string, string>>(refused?.status === "invalid" ? refused.errors : {});
  const { state, send } = useLeadForm(pages.contact.send.path, settle);

  function settle(settled: Settled, sent: HTMLFormElement) {
    if (settled.step === "stored") {
      if (settled.outcome === "saved-with-error") {
        showToast({ tone: "bad", ...asToast(own.failure) });
        setTimeout(() => showToast({ tone: "good", ...asToast(own.saved) }), 2_500);
      } else showToast({ tone: "good", ...asToast(settled.outcome === "ok" ? own.success : receipt.waits) });
      sent.reset();
    } else if (settled.step === "refused" && settled.answer.status === "invalid") {
      setErrors(settled.answer.errors);
      const [first = ""] = Object.keys(settled.answer.errors);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    } else if (settled.step === "lost" || settled.answer.status !== "limited") showToast({ tone: "bad", ...asToast(own.failure) });
  }

  function errorOf(name: string) {
    const code = errors[name];
    return code && code in own.errors ? own.errors[code as ErrorCode].detail : undefined;
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
  }

  const sending = state.step === "sending";
  const refusal = state.step === "refused" ? state.answer : state.step === "idle" ? refused : undefined;
  const failed = state.step === "lost" || refusal?.status === "unavailable" || refusal?.status === "unreadable";

  return (
    <form ref={form} method="post" action={pathOf("contact")} onSubmit={send} onInput={clearError} className="contact-form">
      <TextField label={own.fullName} name="fullName" autoComplete="name" maxLength={160} defaultValue={posted["fullName"]} error={errorOf("fullName")} required />
      <TextField label={own.email} name="email" type="email" autoComplete="email" maxLength={254} defaultValue={posted["email"]} error={errorOf("email")} required />
      <Select label={own.topic} name="topic" defaultValue={posted["topic"] ?? topics[0]?.id} error={errorOf("topic")} required>
        {topics.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Textarea label={own.message} name="message" rows={5} maxLength={5_000} defaultValue={posted["message"]} error={errorOf("message")} required />
      <Checkbox name="marketing" label={marketing.text} defaultChecked={posted["marketing"] === "on"} />
      <Trap />
      <Button type="submit" disabled={sending} aria-busy={sending}>
        {sending ? own.sending : own.submit}
      </Button>
      {refusal?.status === "limited" && <StatusLine tone="bad" title={receipt.limited.title} text={receipt.limited.text(refusal.minutes)} />}
      {failed && <StatusLine tone="bad" {...own.failure} />}
      {state.step === "stored" && <OutcomeLines outcome={state.outcome} words={own} />}
      <FormNotice notice={notice} />
    </form>
  );
}

const asToast = ({ title, text }: { title: string; text: string }) => ({ title, description: text });
