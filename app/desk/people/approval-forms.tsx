import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { deskPeopleWords } from "./words.ts";
import { type RefusalProps, useTyped } from "./person-actions.tsx";

type ApprovalProps = RefusalProps & { verdict: "yes" | "no" | null; language: string };

export function ApprovalForms({ refusal, verdict, language }: ApprovalProps) {
  const own = useWords(deskPeopleWords).approval;
  const approve = useTyped("approve", refusal);
  const refuse = useTyped("refuse", refusal);
  return (
    <>
      <section className="desk-panel">
        <h2>{own.title}</h2>
        <p>{verdict ? own[verdict] : own.waiting}</p>
        {verdict !== "yes" && (
          <ActionForm intent="approve" submit={own.approve}>
            <ReasonField field={approve.field} label={own.approveReason} hint={own.approveHint} />
            <p className="field-hint">{own.approveText(language)}</p>
          </ActionForm>
        )}
      </section>
      {verdict !== "no" && (
        <Collapsible title={own.refuse} open={refuse.isOpen}>
          <ActionForm intent="refuse" submit={own.refuse} look="secondary">
            <ReasonField
              field={refuse.field}
              label={own.refuseReason(language)}
              hint={own.refuseHint}
              maxLength={600}
            />
            <p className="field-hint">{own.refuseText(language)}</p>
          </ActionForm>
        </Collapsible>
      )}
    </>
  );
}
