import { type InvestorField, type InvestorProfile, investorSteps } from "../../domain/investor/investor-profile.ts";
import { pathOf } from "../paths.ts";
import { StepForm } from "../profile-kit/step-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useWords } from "../shell/language.tsx";
import { ProfileFields, shownIn, useTold } from "./profile-fields.tsx";
import { investorProfileWords } from "./profile-words.ts";

type Props = {
  /** The current step of the form, starting at 1. */
  step: number;
  profile: InvestorProfile;
  /** The name of the firm as startups see it. */
  firm: string;
  shown: string;
  saved: boolean;
  isNew: boolean;
  refusal: Refusal | undefined;
};

export function ProfileForm({ step, profile, firm, shown, saved, isNew, refusal }: Props) {
  const words = useWords(investorProfileWords);
  const errors = refusal?.errors ?? {};
  return (
    <StepForm
      words={words}
      step={step}
      to={(number) => pathOf("investor-profile", { step: number })}
      saved={saved}
      displayed={{ shown, tell: useTold() }}
      isNew={isNew}
      refusal={refusal}
    >
      {step === 1 && firm !== profile.company_name && <p className="note">{words.firmWaits(firm)}</p>}
      <ProfileFields
        fields={investorSteps[step - 1] ?? []}
        values={refusal?.values ?? shownIn(profile)}
        error={(name: InvestorField) => words.errors[errors[name] as keyof typeof words.errors]}
      />
    </StepForm>
  );
}
