import { type PaidPlan, paidPlans } from "../../../domain/plan/plan.ts";
import { Choices, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { type RefusalProps, useTyped } from "./person-actions.tsx";
import { deskPeopleWords } from "./words.ts";

type GrantProps = RefusalProps & {
  today: string;
  /** The plan that the team has to answer a request for. */
  requestedPlan: PaidPlan | null;
  hasPlan: boolean;
  shown: { shownGrants: string; shownRequest: string };
};

export function GrantForm({ refusal, today, requestedPlan, hasPlan, shown }: GrantProps) {
  const words = useWords(deskPeopleWords);
  const own = words.grant;
  const { isOpen, value, error, field } = useTyped("grant", refusal);
  const form = (
    <ActionForm intent="grant" submit={own.submit} look={requestedPlan ? "primary" : "secondary"}>
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {requestedPlan && <p>{own.asked(words.plans[requestedPlan])}</p>}
      <Choices
        name="plan"
        type="radio"
        label={own.plan}
        options={paidPlans.map((id) => ({ id, label: words.plans[id] }))}
        chosen={[value("plan") ?? requestedPlan ?? "elite"]}
        error={error("plan")}
        required
      />
      <TextField
        {...field("starts_on")}
        defaultValue={value("starts_on") ?? today}
        type="date"
        label={own.startsOn}
        required
      />
      <TextField {...field("ends_on")} type="date" label={own.endsOn} hint={own.endsHint} />
      <ReasonField field={field} label={own.reason} hint={own.reasonHint} />
      <p className="field-hint">
        {own.text} {hasPlan && own.replaces}
      </p>
    </ActionForm>
  );
  if (!requestedPlan)
    return (
      <Collapsible title={own.title} open={isOpen}>
        {form}
      </Collapsible>
    );
  return (
    <section className="desk-panel">
      <h2>{own.title}</h2>
      {form}
    </section>
  );
}

type DeclineProps = RefusalProps & { language: string; shownRequest: string };

export function DeclinePlanForm({ refusal, language, shownRequest }: DeclineProps) {
  const words = useWords(deskPeopleWords);
  const own = words.declinePlan;
  const { isOpen, field } = useTyped("decline-plan", refusal);
  return (
    <Collapsible title={own.title} open={isOpen}>
      <ActionForm intent="decline-plan" submit={own.submit} look="secondary">
        <input type="hidden" name="shownRequest" value={shownRequest} />
        <ReasonField field={field} label={own.reason(language)} hint={own.reasonHint} maxLength={600} />
        <p className="field-hint">{own.text(language)}</p>
      </ActionForm>
    </Collapsible>
  );
}

export function EndPlanForm({ refusal, shownGrants }: RefusalProps & { shownGrants: string }) {
  const words = useWords(deskPeopleWords).endPlan;
  const { isOpen, field } = useTyped("end-plan", refusal);
  return (
    <Collapsible title={words.title} open={isOpen}>
      <ActionForm intent="end-plan" submit={words.submit} look="secondary">
        <input type="hidden" name="shownGrants" value={shownGrants} />
        <p className="field-hint">{words.text}</p>
        <ReasonField field={field} label={words.reason} hint={words.reasonHint} />
      </ActionForm>
    </Collapsible>
  );
}
