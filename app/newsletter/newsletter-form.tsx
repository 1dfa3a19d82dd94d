import type { Notice, Resolved } from "../../domain/content/content.ts";
import { pathOf, sendPathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { EmailField, LeadForm } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { newsletterWords } from "./words.ts";

type Props = { notice: Resolved<Notice>; refused?: Refusal | undefined };

export function NewsletterForm({ notice, refused }: Props) {
  const own = useWords(newsletterWords);
  const form = useLeadForm({
    path: sendPathOf("newsletter"),
    words: own,
    refused,
    onStored: (sent) => sent.reset(),
  });
  return (
    <LeadForm
      form={form}
      action={pathOf("newsletter")}
      words={own}
      notice={notice}
      button={{ className: "justify-self-start" }}
    >
      <EmailField form={form} label={own.email} />
    </LeadForm>
  );
}
