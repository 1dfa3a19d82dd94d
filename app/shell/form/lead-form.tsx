import type { ComponentProps, ReactNode } from "react";
import type { Notice, Resolved } from "../../../domain/content/content.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FormNotice } from "./form-notice.tsx";
import { Honeypot } from "./honeypot.tsx";
import type { useLeadForm } from "./use-lead-form.tsx";

type Form = ReturnType<typeof useLeadForm>;

type Props = {
  form: Form;
  action: string;
  words: { submit: string; sending: string };
  notice: Resolved<Notice>;
  button?: Pick<ComponentProps<typeof Button>, "look" | "className">;
  children: ReactNode;
};

export function LeadForm({ form, action, words, notice, button, children }: Props) {
  return (
    <form {...form.props} action={action} className="contact-form">
      {form.summary}
      {children}
      <Honeypot />
      <Button type="submit" disabled={form.sending} aria-busy={form.sending} {...button}>
        {form.sending ? words.sending : words.submit}
      </Button>
      {form.statusLine}
      <FormNotice notice={notice} />
    </form>
  );
}

export function EmailField({ form, label }: { form: Form; label: string }) {
  return (
    <TextField label={label} {...form.field("email")} type="email" autoComplete="email" maxLength={254} required />
  );
}

export function PersonFields({ form, words }: { form: Form; words: { fullName: string; email: string } }) {
  return (
    <>
      <TextField label={words.fullName} {...form.field("fullName")} autoComplete="name" maxLength={160} required />
      <EmailField form={form} label={words.email} />
    </>
  );
}
