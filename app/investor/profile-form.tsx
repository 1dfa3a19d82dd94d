import { useRef } from "react";
import { type InvestorField, type InvestorProfile, investorSteps } from "../../domain/investor/investor-profile.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useUnsaved } from "../shell/form/unsaved.ts";
import { useWords } from "../shell/language.tsx";
import { ProfileFields, shownIn } from "./profile-fields.tsx";
import { investorProfileWords } from "./profile-words.ts";

type Props = {
  /** Counted from 1. */
  step: number;
  profile: InvestorProfile;
  saved: boolean;
  refusal: Refusal | undefined;
};

export function ProfileForm({ step, profile, saved, refusal }: Props) {
  const own = useWords(investorProfileWords);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, own.leave);
  const fields: readonly InvestorField[] = investorSteps[step - 1] ?? [];
  const errors = refusal?.errors ?? {};
  const errorOf = (name: InvestorField) => own.errors[errors[name] as keyof typeof own.errors];
  const failure = refusal?.status === "unavailable" ? "save" : "unexpected";
  return (
    <form ref={form} method="post" action={pathOf("investor-profile", { step })} noValidate className="profile-form">
      <h2>{own.steps[step - 1]}</h2>
      {saved && <StatusLine tone="good" {...own.saved} />}
      {refusal && refusal.status !== "invalid" && <StatusLine tone="bad" {...own.failures[failure]} />}
      <ProfileFields fields={fields} values={refusal?.values ?? shownIn(profile)} error={errorOf} />
      <input type="hidden" name="step" value={step} />
      <div className="form-buttons">
        <Button type="submit" look={step === 4 ? "secondary" : "primary"} name="intent" value="save">
          {own.save}
        </Button>
        {step === 4 ? (
          <Button type="submit" name="intent" value="finish">
            {own.finish}
          </Button>
        ) : (
          <LinkButton to={pathOf("investor-profile", { step: step + 1 })} look="quiet">
            {own.next}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
