import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = { notice: Resolved<Notice>; marketing: Resolved<Consent>; refused?: Refusal | undefined };

/** Asks to be told of the next session's date. */
export function NotifyForm({ notice, marketing, refused }: Props) {
  const own = useWords("pitch-session").notifyMe;
  const form = useLeadForm({
    path: pages["notify-me"].send,
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  return (
    <form {...form.props} action={pathOf("notify-me")} className="contact-form">
      <TextField
        label={own.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={form.typed["email"]}
        error={form.error("email")}
        required
      />
      <Checkbox name="marketing" label={marketing.text} defaultChecked={form.typed["marketing"] === "on"} />
      <Trap />
      <Button type="submit" disabled={form.sending} aria-busy={form.sending} className="justify-self-start">
        {form.sending ? own.sending : own.submit}
      </Button>
      {form.told}
      <FormNotice notice={notice} />
    </form>
  );
}
