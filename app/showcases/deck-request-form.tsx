import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { deckRequestPath, pages } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = {
  startup: string;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
};

export function DeckRequestForm({ startup, notice, marketing, refused }: Props) {
  const own = useWords("showcases").deck;
  const form = useLeadForm({
    path: pages["deck-request"].send,
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  const { typed, error } = form;
  return (
    <form {...form.props} action={deckRequestPath(startup)} className="contact-form">
      <input type="hidden" name="startup" value={startup} />
      <TextField
        label={own.fullName}
        name="fullName"
        autoComplete="name"
        maxLength={160}
        defaultValue={typed["fullName"]}
        error={error("fullName")}
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
      <TextField
        label={own.firm}
        name="firm"
        autoComplete="organization"
        maxLength={160}
        defaultValue={typed["firm"]}
        error={error("firm")}
      />
      <Checkbox name="marketing" label={marketing.text} defaultChecked={typed["marketing"] === "on"} />
      <Trap />
      <Button type="submit" disabled={form.sending} aria-busy={form.sending}>
        {form.sending ? own.sending : own.submit}
      </Button>
      {form.told}
      <FormNotice notice={notice} />
    </form>
  );
}
