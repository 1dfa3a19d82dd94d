import type { Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = { notice: Resolved<Notice>; refused?: Refusal | undefined };

export function NewsletterForm({ notice, refused }: Props) {
  const own = useWords("newsletter");
  const form = useLeadForm({
    path: pages.newsletter.send,
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  return (
    <form {...form.props} action={pathOf("newsletter")} className="contact-form">
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
      <Trap />
      <Button type="submit" disabled={form.sending} aria-busy={form.sending} className="justify-self-start">
        {form.sending ? own.sending : own.submit}
      </Button>
      {form.told}
      <FormNotice notice={notice} />
    </form>
  );
}
