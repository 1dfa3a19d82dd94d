import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { digitsOf, formatTyped, type Multiples, project } from "./projection.ts";
import { ProjectionPanel } from "./projection-panel.tsx";
import { simulatorWords } from "./words.ts";

type Props = {
  multiples: Multiples;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
};

/** The growth simulator: the projection at once, the growth plan by e-mail for whoever asks. */
export function Simulator({ multiples, notice, marketing, refused }: Props) {
  const { lang } = useLanguage();
  const simulator = useWords(simulatorWords);
  const own = simulator;
  const form = useLeadForm({ path: sendPathOf("simulator"), words: own, refused });
  const revenue = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(form.typed["monthlyRevenue"] ?? "");
  const typedIn = useRef(lang);

  // What was typed before the page was alive is in the field, and nowhere else.
  useEffect(() => {
    if (!revenue.current) return;
    const { value } = revenue.current;
    // The other language may read a comma as something else.
    revenue.current.value = formatTyped(typedIn.current === lang ? value : digitsOf(value, typedIn.current), lang);
    typedIn.current = lang;
    setTyped(revenue.current.value);
  }, [lang]);

  function readRevenue({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const fromEnd = field.value.length - (field.selectionEnd ?? field.value.length);
    field.value = formatTyped(field.value, lang);
    const caret = Math.max(0, field.value.length - fromEnd);
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
    setTyped(field.value);
    form.forget();
  }

  return (
    <div className="simulator">
      <form {...form.props} action={pathOf("simulator")} noValidate className="simulator-form">
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
          error={form.error("monthlyRevenue")}
          onInput={readRevenue}
          required
        />
        <div className="simulator-rest" hidden={form.stored}>
          <TextField
            label={own.email}
            {...form.field("email")}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <TextField
            label={own.companyName}
            {...form.field("companyName")}
            autoComplete="organization"
            maxLength={160}
            required
          />
          <Checkbox name="marketing" label={marketing.text} defaultChecked={form.typed["marketing"] === "on"} />
          <Honeypot />
          <Button type="submit" disabled={form.sending} aria-busy={form.sending}>
            {form.sending ? own.sending : form.failed ? own.retry : own.submit}
          </Button>
          <FormNotice notice={notice} />
        </div>
        {form.statusLine}
      </form>
      <div className={typed === "" ? "needs-script" : undefined}>
        <Projection typed={typed} multiples={multiples} />
      </div>
    </div>
  );
}

/** The month-18 projection of a monthly revenue as somebody typed it, at rest while nothing is. */
export function Projection({ typed, multiples }: { typed: string; multiples: Multiples }) {
  const { lang } = useLanguage();
  const simulator = useWords(simulatorWords);
  return (
    <ProjectionPanel
      projection={project(typed, lang, multiples)}
      multiples={multiples}
      lang={lang}
      words={simulator.panel}
    />
  );
}
