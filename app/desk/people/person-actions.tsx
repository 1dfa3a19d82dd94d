import { type Role, roles } from "../../../domain/person/viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, Select, Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
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
        <Textarea {...field("reason")} label={own.reason} hint={own.reasonHint} rows={2} maxLength={2_000} required />
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

export function RoleForm({ refusal, role }: RefusalProps & { role: Role }) {
  const own = useWords(deskPeopleWords).role;
  const desk = useWords(deskWords);
  const { isOpen, value, error, field } = useTyped("role", refusal);
  return (
    <Collapsible title={own.title} open={isOpen}>
      <ActionForm intent="role" submit={own.submit} look="secondary">
        <p className="field-hint">{own.text}</p>
        <Select {...field("role")} label={own.label} required>
          {roles
            .filter((each) => each !== role)
            .map((each) => (
              <option key={each} value={each}>
                {desk.roles[each]}
              </option>
            ))}
        </Select>
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
