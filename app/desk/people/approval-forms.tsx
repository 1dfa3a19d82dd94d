import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { deskPeopleWords } from "./words.ts";
import { type RefusalProps, useTyped } from "./person-actions.tsx";

type ApprovalProps = RefusalProps & {
  verdict: "yes" | "no" | null;
  /** The firm's name in the profile, and the name that startups see. */
  firm: { now: string; seen: string };
  language: string;
};

export function ApprovalForms({ refusal, verdict, firm, language }: ApprovalProps) {
  const words = useWords(deskPeopleWords).approval;
  const isRenamed = verdict === "yes" && firm.now !== firm.seen;
  const intent = isRenamed ? "approve-firm" : "approve";
  const approve = useTyped(intent, refusal);
  const refuse = useTyped("refuse", refusal);
  return (
    <>
      <section className="desk-panel">
        <h2>{words.title}</h2>
        <p>{verdict ? words[verdict] : words.waiting}</p>
        {isRenamed && <p>{words.renamed(firm.now, firm.seen)}</p>}
        {(verdict !== "yes" || isRenamed) && (
          <ActionForm intent={intent} submit={isRenamed ? words.approveFirm : words.approve}>
            <input type="hidden" name="firm" value={firm.now} />
            <ReasonField field={approve.field} label={words.approveReason} hint={words.approveHint} />
            {!isRenamed && <p className="field-hint">{words.approveText(language)}</p>}
          </ActionForm>
        )}
      </section>
      {verdict !== "no" && (
        <Collapsible title={words.refuse} open={refuse.isOpen}>
          <ActionForm intent="refuse" submit={words.refuse} look="secondary">
            <ReasonField
              field={refuse.field}
              label={words.refuseReason(language)}
              hint={words.refuseHint}
              maxLength={600}
            />
            <p className="field-hint">{words.refuseText(language)}</p>
          </ActionForm>
        </Collapsible>
      )}
    </>
  );
}
