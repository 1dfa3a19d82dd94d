import { type FounderField, type FounderProfile, founderSteps } from "../../domain/startup/founder-profile.ts";
import { pathOf } from "../paths.ts";
import { StepForm } from "../profile-kit/step-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { LogoLink } from "./logo/logo-link.tsx";
import { ProfileFields, useFounderTold } from "./profile-fields.tsx";
import { founderProfileWords } from "./profile-words.ts";

type Props = {
  /** The current step of the form, starting at 1. */
  step: number;
  profile: FounderProfile;
  shown: string;
  /** The required fields that were empty when the founder tried to finish the profile. */
  missing: readonly FounderField[];
  saved: boolean;
  refusal: Refusal | undefined;
};

export function ProfileForm({ step, profile, shown, missing, saved, refusal }: Props) {
  const words = useWords(founderProfileWords);
  const fields: readonly FounderField[] = founderSteps[step - 1] ?? [];
  const errors = refusal?.errors ?? {};
  const isMissing = (name: FounderField) => !refusal && missing.includes(name);
  const errorOf = (name: FounderField) =>
    isMissing(name) ? words.errors.missing : words.errors[errors[name] as keyof typeof words.errors];
  return (
    <StepForm
      words={words}
      step={step}
      to={(number) => pathOf("founder-profile", { step: number })}
      saved={saved}
      displayed={{ shown, tell: useFounderTold() }}
      refusal={refusal}
      warning={
        !refusal &&
        missing.length > 0 && (
          <StatusLine tone="warn" title={words.missing.title(missing.length)} text={words.missing.text} />
        )
      }
    >
      {step === 1 && <LogoLink />}
      <ProfileFields
        fields={fields}
        values={refusal?.values ?? profile}
        error={errorOf}
        first={fields.find((name) => errorOf(name))}
      />
    </StepForm>
  );
}
