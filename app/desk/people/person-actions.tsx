import { type Role, roles } from "../../../domain/person/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Choices, Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { typedFields } from "../kit/form-values.ts";
import { deskPeopleWords } from "./words.ts";
import { deskWords } from "../words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export type RefusalProps = { refusal: Refusal | undefined };

export const useTyped = (intent: string, refusal: Refusal | undefined) =>
  typedFields(intent, refusal, useWords(deskPeopleWords).errors);

export function BlockForm({ refusal, language }: RefusalProps & { language: string }) {
  const own = useWords(deskPeopleWords).blocking;
  const { isOpen, field } = useTyped("block", refusal);
  return (
    <Collapsible title={own.title} open={isOpen}>
      <ActionForm intent="block" submit={own.submit} look="secondary">
        <p className="field-hint">{own.text(language)}</p>
        <ReasonField field={field} label={own.reason} hint={own.reasonHint} />
        <Textarea {...field("line")} label={own.line(language)} hint={own.lineHint} rows={2} maxLength={600} required />
      </ActionForm>
    </Collapsible>
  );
}

export function LiftForm() {
  const own = useWords(deskPeopleWords).blocking;
  return (
    <PostForm preventScrollReset>
      <Button type="submit" name="intent" value="lift" look="secondary" small>
        {own.lift}
      </Button>
    </PostForm>
  );
}

export function RoleForm({ refusal, role, who }: RefusalProps & { role: Role; who: string }) {
  const own = useWords(deskPeopleWords).role;
  const desk = useWords(deskWords);
  const { isOpen, value, error } = useTyped("role", refusal);
  return (
    <Collapsible title={own.title} open={isOpen}>
      <ActionForm intent="role" submit={own.submit} look="secondary">
        <p className="field-hint">{own.text}</p>
        <Choices
          type="radio"
          name="role"
          label={own.label}
          error={error("role")}
          options={roles.filter((each) => each !== role).map((each) => ({ id: each, label: desk.roles[each] }))}
          chosen={[value("role") ?? ""]}
          required
        />
        <Checkbox
          name="confirm"
          label={own.confirm(who, desk.roles[role])}
          error={error("confirm")}
          defaultChecked={value("confirm") === "on"}
          required
        />
      </ActionForm>
    </Collapsible>
  );
}

export function LostFactorForm({ refusal, language }: RefusalProps & { language: string }) {
  const own = useWords(deskPeopleWords).lostFactor;
  const { isOpen, value, error } = useTyped("lost-factor", refusal);
  return (
    <Collapsible title={own.title} open={isOpen}>
      <ActionForm intent="lost-factor" submit={own.submit} look="secondary">
        <p className="field-hint">{own.text(language)}</p>
        <Checkbox
          name="confirm"
          label={own.confirm}
          error={error("confirm")}
          defaultChecked={value("confirm") === "on"}
          required
        />
      </ActionForm>
    </Collapsible>
  );
}
