import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm, PersonFields } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { showcasesWords } from "./words.ts";

type Props = {
  startup: string;
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
};

export function DeckRequestForm({ startup, notice, marketing, refused }: Props) {
  const words = useWords(showcasesWords).deck;
  const form = useLeadForm({
    path: sendPathOf("deck-request", { startup }),
    words,
    refused,
    onStored: (sent) => sent.reset(),
  });
  const { typed, field } = form;
  return (
    <LeadForm form={form} action={pathOf("deck-request", { startup })} words={words} notice={notice}>
      <input type="hidden" name="startup" value={startup} />
      <PersonFields form={form} words={words} />
      <TextField label={words.firm} {...field("firm")} autoComplete="organization" maxLength={160} />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
