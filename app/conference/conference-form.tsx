import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = { notice: Resolved<Notice>; marketing: Resolved<Consent>; refused: Refusal | undefined };

export function ConferenceForm({ notice, marketing, refused }: Props) {
  const own = useWords("conference");
  const form = useLeadForm({
    path: pages.conference.send,
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  const { typed, error } = form;
  return (
    <form {...form.props} action={pathOf("conference")} className="contact-form">
      <TextField
        label={own.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={typed["firstName"]}
        error={error("firstName")}
        required
      />
      <TextField
        label={own.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={typed["email"]}
        error={error("email")}
        required
      />
      <Checkbox name="marketing" label={marketing.text} defaultChecked={typed["marketing"] === "on"} />
      <Trap />
      <Button type="submit" look="secondary" disabled={form.sending} aria-busy={form.sending}>
        {form.sending ? own.sending : own.submit}
      </Button>
      {form.told}
      <FormNotice notice={notice} />
    </form>
  );
}
