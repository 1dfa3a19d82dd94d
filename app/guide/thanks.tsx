import type { RefObject } from "react";
import type { GuideConfirmationPage, Resolved } from "../../domain/content/content.ts";
import type { Outcome } from "../shell/form/answer.ts";
import { OutcomeLines } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { guideWords } from "./words.ts";
import { receiptWords } from "../receipt/words.ts";
import { Rows } from "../../ui/rows.tsx";

type Props = {
  thanks: Resolved<GuideConfirmationPage>["thanks"];
  stored: { receipt: string; outcome: Outcome };
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** The thanks on the guide's confirmation page, shown only when the request for the guide was stored. */
export function Thanks({ thanks, stored: { receipt, outcome }, heading }: Props) {
  const { number } = useWords(receiptWords);
  const words = useWords(guideWords);
  return (
    <section className="page section">
      <h1 ref={heading} tabIndex={-1} className="guide-notice">
        {thanks.title}
      </h1>
      <p className="lead mt-4">{thanks.text}</p>
      {outcome !== "ok" && (
        <div className="mt-5 grid gap-3">
          <OutcomeLines outcome={outcome} words={words} />
        </div>
      )}
      <Rows className="mt-6" rows={thanks.steps.map(({ title, text }) => ({ label: title, value: text }))} />
      <p className="note mt-6">{number(receipt)}</p>
    </section>
  );
}
