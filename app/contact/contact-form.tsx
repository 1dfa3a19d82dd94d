import type { Consent, ContactPage, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Select, Textarea, TextField } from "../../ui/field.tsx";
import { pages, pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/answer.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Trap } from "../shell/form/trap.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";

type Props = {
  topics: Resolved<ContactPage>["form"]["topics"];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused?: Refusal | undefined;
};

export function ContactForm({ topics, notice, marketing, refused }: Props) {
  const own = useWords("contact");
  const form = useLeadForm({ path: pages.contact.send, words: own, refused, onStored: (sent) => sent.reset() });
  const { typed, error } = form;
  return (
    <form {...form.props} action={pathOf("contact")} className="contact-form">
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
      <Select
        label={own.topic}
        name="topic"
        defaultValue={typed["topic"] ?? topics[0]?.id}
        error={error("topic")}
        required
      >
        {topics.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Textarea
        label={own.message}
        name="message"
        rows={5}
        maxLength={5_000}
        defaultValue={typed["message"]}
        error={error("message")}
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
