import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { OutcomeLines, StatusLine } from "../shell/form/status-line.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { type Settled, useLeadForm } from "../shell/form/use-lead-form.ts";
import { useLanguage } from "../shell/language.tsx";
import { digitsOf, formatThousands, multiples, project } from "./projection.ts";
import { ProjectionPanel } from "./projection-panel.tsx";
import type { words as English } from "./words.en.ts";

type ErrorCode = keyof (typeof English)["errors"];
type Props = {
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  /** What a browser without script posted and got back. */
  refused?: Refusal | undefined;
};

/** The growth simulator: the projection at once, the growth plan by e-mail for whoever asks. */
export function Simulator({ notice, marketing, refused }: Props) {
  const { lang, words } = useLanguage();
  const { simulator: own, receipt } = words;
  const showToast = useToast();
  const revenue = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const posted = refused?.values ?? {};
  const [typed, setTyped] = useState(posted["monthlyRevenue"] ?? "");
  const [errors, setErrors] = useState<Record<string, string>>(refused?.status === "invalid" ? refused.errors : {});
  const { state, send, forget } = useLeadForm(pages.simulator.send.path, settle);

  // What was typed before the page was alive is in the field, and nowhere else.
  useEffect(() => {
    if (revenue.current) setTyped(revenue.current.value);
  }, []);
  useEffect(() => {
    if (revenue.current) revenue.current.value = formatThousands(revenue.current.value, lang);
  }, [lang]);

  function settle(settled: Settled) {
    if (settled.step === "stored" && settled.outcome === "ok") showToast({ tone: "good", ...asToast(own.success) });
    else if (settled.step === "stored" && settled.outcome === "saved-mail-waits") showToast({ tone: "good", ...asToast(receipt.waits) });
    else if (settled.step === "stored") {
      showToast({ tone: "bad", ...asToast(own.failure) });
      setTimeout(() => showToast({ tone: "good", ...asToast(own.saved) }), 2_500);
    } else if (settled.step === "lost" || settled.answer.status === "unavailable" || settled.answer.status === "unreadable")
      showToast({ tone: "bad", ...asToast(own.failure) });
    else if (settled.answer.status === "invalid") {
      setErrors(settled.answer.errors);
      const [first = ""] = Object.keys(settled.answer.errors);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    }
  }

  function errorOf(name: string) {
    const code = errors[name];
    return code && code in own.errors ? own.errors[code as ErrorCode].detail : undefined;
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
  }

  function readRevenue(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const fromEnd = field.value.length - (field.selectionEnd ?? field.value.length);
    field.value = formatThousands(field.value, lang);
    const caret = Math.max(0, field.value.length - fromEnd);
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
    setTyped(field.value);
    forget();
  }

  const sending = state.step === "sending";
  const stored = state.step === "stored";
  const refusal = state.step === "refused" ? state.answer : state.step === "idle" ? refused : undefined;
  const limited = refusal?.status === "limited" ? refusal : undefined;
  const failed = state.step === "lost" || refusal?.status === "unavailable" || refusal?.status === "unreadable";

  return (
    <div className="simulator">
      <form ref={form} method="post" action={pathOf("simulator")} noValidate onSubmit={send} onInput={clearError} className="simulator-form">
        <TextField
          ref={revenue}
          label={own.monthlyRevenue}
          hint={own.revenueHint}
          name="monthlyRevenue"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder={own.revenuePlaceholder}
          defaultValue={typed}
          error={errorOf("monthlyRevenue")}
          onInput={readRevenue}
          required
        />
        <div className="simulator-rest" hidden={stored}>
          <TextField label={own.email} name="email" type="email" autoComplete="email" maxLength={254} defaultValue={posted["email"]} error={errorOf("email")} required />
          <TextField label={own.companyName} name="companyName" autoComplete="organization" maxLength={160} defaultValue={posted["companyName"]} error={errorOf("companyName")} required />
          <Checkbox name="marketing" label={marketing.text} defaultChecked={posted["marketing"] === "on"} />
          <Trap />
          <Button type="submit" disabled={sending} aria-busy={sending}>
            {sending ? own.sending : failed ? own.retry : own.submit}
          </Button>
          <FormNotice notice={notice} />
        </div>
        {limited && <StatusLine tone="bad" title={receipt.limited.title} text={receipt.limited.text(limited.minutes)} />}
        {failed && <StatusLine tone="bad" {...own.failure} />}
        {stored && <OutcomeLines outcome={state.outcome} words={own} />}
      </form>
      <Projection typed={typed} />
    </div>
  );
}

/** The month-18 projection of a monthly revenue as somebody typed it; nothing while nothing is typed. */
export function Projection({ typed }: { typed: string }) {
  const { lang, words } = useLanguage();
  if (digitsOf(typed) === "") return null;
  const { monthly, central } = project(typed);
  return <ProjectionPanel monthly={monthly} projected={central} multiple={multiples.central} lang={lang} words={words.simulator.panel} />;
}

const asToast = ({ title, text }: { title: string; text: string }) => ({ title, description: text });
