import type { Consent, JoinPage, Notice, Resolved } from "../../domain/content/content.ts";
import { Choices } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm, PersonFields } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { joinWords } from "./words.ts";

type Props = {
  roles: Resolved<JoinPage>["roles"];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
};

export function JoinForm({ roles, notice, marketing, refused }: Props) {
  const words = useWords(joinWords);
  const form = useLeadForm({ path: sendPathOf("join"), words, refused, onStored: (sent) => sent.reset() });
  const { typed, at, field } = form;
  return (
    <LeadForm form={form} action={pathOf("join")} words={words} notice={notice}>
      <PersonFields form={form} words={words} />
      <Choices
        label={words.joinAs}
        name="joinAs"
        type="radio"
        options={roles}
        chosen={typed["joinAs"] ? [typed["joinAs"]] : []}
        {...at("joinAs")}
        required
      />
      <CountedTextarea
        label={words.contribution}
        hint={words.contributionHint}
        {...field("contribution")}
        rows={4}
        maxLength={2_000}
        required
      />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
