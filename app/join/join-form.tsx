import type { Consent, JoinPage, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Choices, Textarea, TextField } from "../../ui/field.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = {
  roles: Resolved<JoinPage>["roles"];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
};

export function JoinForm({ roles, notice, marketing, refused }: Props) {
  const own = useWords("join");
  const form = useLeadForm({ path: pages.join.send, words: own, refused, onStored: (sent) => sent.reset() });
  const { typed, error } = form;
  return (
    <form {...form.props} action={pathOf("join")} className="contact-form">
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
      <Choices
        label={own.joinAs}
        name="joinAs"
        type="radio"
        options={roles}
        chosen={typed["joinAs"] ? [typed["joinAs"]] : []}
        error={error("joinAs")}
        required
      />
      <Textarea
        label={own.contribution}
        hint={own.contributionHint}
        name="contribution"
        rows={4}
        maxLength={2_000}
        defaultValue={typed["contribution"]}
        error={error("contribution")}
        required
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
