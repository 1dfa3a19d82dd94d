import { givenRoles, type Role } from "../../../domain/person/viewer.ts";
import { Checkbox, Choices, Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { typedFields } from "../kit/form-values.ts";
import { deskPeopleWords } from "./words.ts";
import { deskWords } from "../words.ts";

export type RefusalProps = { refusal: Refusal | undefined };

export const useTyped = (intent: string, refusal: Refusal | undefined) =>
  typedFields(intent, refusal, useWords(deskPeopleWords).errors);

export function BlockForm({ refusal, language }: RefusalProps & { language: string }) {
  const words = useWords(deskPeopleWords).blocking;
  const { isOpen, field } = useTyped("block", refusal);
  return (
    <Collapsible title={words.title} open={isOpen}>
      <ActionForm intent="block" submit={words.submit} look="secondary">
        <p className="field-hint">{words.text(language)}</p>
        <ReasonField field={field} label={words.reason} hint={words.reasonHint} />
        <Textarea
          {...field("line")}
          label={words.line(language)}
          hint={words.lineHint}
          rows={2}
          maxLength={600}
          required
        />
      </ActionForm>
    </Collapsible>
  );
}

export function LiftForm() {
  const words = useWords(deskPeopleWords).blocking;
  return (
    <ActionButton intent="lift" preventScrollReset look="secondary" small>
      {words.lift}
    </ActionButton>
  );
}

export function RoleForm({ refusal, role, who }: RefusalProps & { role: Role; who: string }) {
  const words = useWords(deskPeopleWords).role;
  const desk = useWords(deskWords);
  const { isOpen, value, error } = useTyped("role", refusal);
  return (
    <Collapsible title={words.title} open={isOpen}>
      <ActionForm intent="role" submit={words.submit} look="secondary">
        <input type="hidden" name="shownRole" value={role} />
        <p className="field-hint">{words.text}</p>
        <Choices
          type="radio"
          name="role"
          label={words.label}
          error={error("role")}
          options={givenRoles.filter((each) => each !== role).map((each) => ({ id: each, label: desk.roles[each] }))}
          chosen={[value("role") ?? ""]}
          required
        />
        <Checkbox
          name="confirm"
          label={words.confirm(who, desk.roles[role])}
          error={error("confirm")}
          defaultChecked={value("confirm") === "on"}
          required
        />
      </ActionForm>
    </Collapsible>
  );
}

export function LostFactorForm({
  refusal,
  language,
  shownFactors,
}: RefusalProps & Record<"language" | "shownFactors", string>) {
  const words = useWords(deskPeopleWords).lostFactor;
  const { isOpen, value, error } = useTyped("lost-factor", refusal);
  return (
    <Collapsible title={words.title} open={isOpen}>
      <ActionForm intent="lost-factor" submit={words.submit} look="secondary">
        <input type="hidden" name="shownFactors" value={shownFactors} />
        <p className="field-hint">{words.text(language)}</p>
        <Checkbox
          name="confirm"
          label={words.confirm}
          error={error("confirm")}
          defaultChecked={value("confirm") === "on"}
          required
        />
      </ActionForm>
    </Collapsible>
  );
}
