import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { formats } from "../../platform/language/format.ts";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { NextStep } from "./next-step.tsx";
import { digitsOf, exampleRevenue, formatThousands, formatTyped, type Growth, presets } from "./projection.ts";
import { ProjectionPanel } from "./projection-panel.tsx";
import { simulatorWords } from "./words.ts";
import { EmailField } from "../shell/form/lead-form.tsx";

type Props = {
  growth: Growth;
  begun?: string;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
  children?: ReactNode;
};

export function Simulator({ growth, begun = "", notice, marketing, refused, children }: Props) {
  const { lang } = useLanguage();
  const words = useWords(simulatorWords);
  const form = useLeadForm({ path: sendPathOf("simulator"), words, refused });
  const revenue = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(form.typed["monthlyRevenue"] ?? formatThousands(begun, lang));
  const typedIn = useRef(lang);

  // Reads the field after hydration, because a visitor may have typed text before hydration.
  useEffect(() => {
    if (!revenue.current) return;
    const { value } = revenue.current;
    // The number is read by the rules of the language in which the visitor typed it.
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

  function startFrom(event: MouseEvent, preset: number) {
    if (!revenue.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    revenue.current.value = formatThousands(String(preset), lang);
    setTyped(revenue.current.value);
    form.forget();
  }

  function change() {
    form.forget();
    requestAnimationFrame(() => revenue.current?.focus());
  }

  const { money } = formats[lang];
  const chosen = Number(digitsOf(typed, lang)) || exampleRevenue;
  return (
    <div className="simulator">
      <form {...form.props} action={pathOf("simulator")} className="simulator-form" hidden={form.stored}>
        {form.summary}
        <TextField
          ref={revenue}
          label={words.monthlyRevenue}
          hint={words.revenueHint}
          name="monthlyRevenue"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder={words.revenuePlaceholder}
          defaultValue={typed}
          {...form.at("monthlyRevenue")}
          onInput={readRevenue}
          required
        />
        <div className="presets">
          <p className="note">{words.startFrom}</p>
          <ul>
            {presets.map((preset) => (
              <li key={preset}>
                <Link
                  to={pathOf("simulator", { revenue: String(preset) })}
                  aria-current={preset === chosen || undefined}
                  onClick={(event) => startFrom(event, preset)}
                >
                  {money(preset)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="simulator-rest">
          <EmailField form={form} label={words.email} />
          <TextField
            label={words.companyName}
            {...form.field("companyName")}
            autoComplete="organization"
            maxLength={160}
            required
          />
          <MarketingTick consent={marketing} typed={form.typed} />
          <Honeypot />
          <Button type="submit" disabled={form.sending} aria-busy={form.sending}>
            {form.sending ? words.sending : form.failed ? words.retry : words.submit}
          </Button>
          <FormNotice notice={notice} />
        </div>
        {!form.stored && form.statusLine}
        {children}
      </form>
      {form.receipt && (
        <NextStep receipt={form.receipt} growth={growth} revenue={typed} onChange={change}>
          {form.statusLine}
        </NextStep>
      )}
      <Projection typed={typed} growth={growth} />
    </div>
  );
}

function Projection({ typed, growth }: { typed: string; growth: Growth }) {
  const { lang } = useLanguage();
  return <ProjectionPanel typed={typed} growth={growth} lang={lang} words={useWords(simulatorWords).panel} />;
}

type SentProps = { receipt: string; typed: string; growth: Growth; children: ReactNode };

export function SentProjection({ receipt, typed, growth, children }: SentProps) {
  return (
    <div className="simulator">
      <NextStep receipt={receipt} growth={growth} revenue={typed}>
        {children}
      </NextStep>
      <Projection typed={typed} growth={growth} />
    </div>
  );
}
