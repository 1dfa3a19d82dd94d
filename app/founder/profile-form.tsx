import { useRef } from "react";
import { type FounderField, type FounderProfile, founderSteps } from "../../domain/startup/founder-profile.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useUnsaved } from "../shell/form/unsaved.ts";
import { useWords } from "../shell/language.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { founderProfileWords } from "./profile-words.ts";

type Props = {
  /** Counted from 1. */
  step: number;
  profile: FounderProfile;
  /** The required fields found empty by somebody who wanted to finish. */
  missing: readonly FounderField[];
  saved: boolean;
  refusal: Refusal | undefined;
};

export function ProfileForm({ step, profile, missing, saved, refusal }: Props) {
  const own = useWords(founderProfileWords);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(form, own.leave);
  const fields: readonly FounderField[] = founderSteps[step - 1] ?? [];
  const errors = refusal?.errors ?? {};
  const isMissing = (name: FounderField) => !refusal && missing.includes(name);
  const errorOf = (name: FounderField) =>
    isMissing(name) ? own.errors.missing : own.errors[errors[name] as keyof typeof own.errors];
  const lost = refusal?.values["intent"] === "finish" ? "finish" : "save";
  const failure = refusal?.status === "unavailable" ? lost : "unexpected";
  const first = fields.find((name) => errorOf(name));
  return (
    <form ref={form} method="post" action={pathOf("founder-profile", { step })} noValidate className="profile-form">
      <h2>{own.steps[step - 1]}</h2>
      {saved && <StatusLine tone="good" {...own.saved} />}
      {!refusal && missing.length > 0 && (
        <StatusLine tone="warn" title={own.missing.title(missing.length)} text={own.missing.text} />
      )}
      {refusal && refusal.status !== "invalid" && <StatusLine tone="bad" {...own.failures[failure]} />}
      <ProfileFields fields={fields} values={refusal?.values ?? profile} error={errorOf} first={first} />
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
          <LinkButton to={pathOf("founder-profile", { step: step + 1 })} look="quiet">
            {own.next}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
