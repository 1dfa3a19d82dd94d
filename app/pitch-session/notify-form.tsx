import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Checkbox } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { EmailField, LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { pitchSessionWords } from "./words.ts";

type Props = { notice: Resolved<Notice>; marketing: Resolved<Consent>; refused?: Refusal | undefined };

/** Asks to be told of the next session's date. */
export function NotifyForm({ notice, marketing, refused }: Props) {
  const own = useWords(pitchSessionWords).notifyMe;
  const form = useLeadForm({
    path: sendPathOf("notify-me"),
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  return (
    <LeadForm
      form={form}
      action={pathOf("notify-me")}
      words={own}
      notice={notice}
      button={{ className: "justify-self-start" }}
    >
      <EmailField form={form} label={own.email} />
      <Checkbox name="marketing" label={marketing.text} defaultChecked={form.typed["marketing"] === "on"} />
    </LeadForm>
  );
}
