import { useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { deskPeopleWords } from "./words.ts";
import { type RefusalProps, useTyped } from "./person-actions.tsx";

type ApprovalProps = RefusalProps & {
  /** The newest decision. */
  decision: { id: string; verdict: "yes" | "no" } | undefined;
  /** The firm's name in the profile, and the name that startups see. */
  firm: { now: string; seen: string };
  language: string;
};

export function ApprovalForms({ refusal, decision, firm, language }: ApprovalProps) {
  const words = useWords(deskPeopleWords).approval;
  const verdict = decision?.verdict;
  const isRenamed = verdict === "yes" && firm.now !== firm.seen;
  const intent = isRenamed ? "approve-firm" : "approve";
  // What was typed to approve a new name stays where a colleague has refused the investor since.
  const approve = useTyped(refusal?.values["intent"] === "approve-firm" ? "approve-firm" : intent, refusal);
  const refuse = useTyped("refuse", refusal);
  const shown = <input type="hidden" name="shownDecision" value={decision?.id ?? ""} />;
  return (
    <>
      <section className="desk-panel">
        <h2>{words.title}</h2>
        <p>{verdict ? words[verdict] : words.waiting}</p>
        {isRenamed && <p>{words.renamed(firm.now, firm.seen)}</p>}
        {(verdict !== "yes" || isRenamed) && (
          <ActionForm intent={intent} submit={isRenamed ? words.approveFirm : words.approve}>
            {shown}
            <input type="hidden" name="firm" value={firm.now} />
            <ReasonField field={approve.field} label={words.approveReason} hint={words.approveHint} />
            {!isRenamed && <p className="field-hint">{words.approveText(language)}</p>}
          </ActionForm>
        )}
      </section>
      {verdict !== "no" && (
        <Collapsible title={words.refuse} open={refuse.isOpen}>
          <ActionForm intent="refuse" submit={words.refuse} look="secondary">
            {shown}
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
