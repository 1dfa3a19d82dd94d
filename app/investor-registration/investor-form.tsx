import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Checkbox, Choices, Select, TextField } from "../../ui/field.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { ShownText } from "../shell/form/shown-text.tsx";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { LeadForm, PersonFields } from "../shell/form/lead-form.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import type { OfferedChoices } from "./offered-choices.ts";
import { investorRegistrationWords } from "./words.ts";

type Props = {
  offered: OfferedChoices;
  notice: Resolved<Notice>;
  risk: Resolved<Consent>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
  /** Form values prefilled from the investor's profile. */
  known: Record<string, string> | undefined;
};

const some = (typed: string | undefined) => typed?.split(",") ?? [];

export function InvestorForm({ offered, notice, risk, marketing, refused, known }: Props) {
  const words = useWords(investorRegistrationWords);
  const form = useLeadForm({
    path: sendPathOf("investor-registration"),
    words,
    refused,
    known,
    onStored: (sent) => sent.reset(),
  });
  const { typed, at, field } = form;
  return (
    <LeadForm form={form} action={pathOf("investor-registration")} words={words} notice={notice}>
      <PersonFields form={form} words={words} />
      <TextField label={words.firm} {...field("firm")} autoComplete="organization" maxLength={160} />
      <Choices
        label={words.investorType}
        name="investorType"
        type="radio"
        options={offered.types}
        chosen={some(typed["investorType"])}
        {...at("investorType")}
        required
      />
      <Select label={words.ticket} {...field("ticket")} none={words.choose} required options={offered.tickets} />
      <Choices
        label={words.stages}
        name="stages"
        type="checkbox"
        options={offered.stages}
        chosen={some(typed["stages"])}
        {...at("stages")}
        required
      />
      <Choices
        label={words.sectors}
        name="sectors"
        type="checkbox"
        options={offered.sectors}
        chosen={some(typed["sectors"])}
        {...at("sectors")}
        required
      />
      <TextField
        label={words.linkedin}
        hint={words.linkedinHint}
        {...field("linkedin")}
        type="url"
        autoComplete="url"
        maxLength={300}
      />
      <ShownText name="risk" version={risk.version} text={risk.text} />
      <Checkbox name="risk" label={risk.text} defaultChecked={typed["risk"] === "on"} {...at("risk")} required />
      <MarketingTick consent={marketing} typed={typed} />
    </LeadForm>
  );
}
