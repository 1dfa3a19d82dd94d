import { formats } from "../../../platform/language/format.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AskForm } from "./ask-form.tsx";
import type { PanelData } from "./panel-data.server.ts";
import { SentRequest } from "./sent-request.tsx";
import { introductionWords } from "./words.ts";

type Props = { panel: PanelData; done: string; refusal: Refusal | undefined };

export const isOfIntroduction = ({ values }: Refusal) =>
  ["ask", "answer", "withdraw", "pick", "cancel", "outcome"].includes(values["intent"] ?? "");

export function IntroductionPanel({ panel, done, refusal }: Props) {
  const { sent, ofFund, isErasing, mayAsk, firm, wishes, left, now } = panel;
  const words = useWords(introductionWords);
  const { date } = formats[useLanguage().lang];
  const notice = words.done[done];
  const isOwn = refusal && isOfIntroduction(refusal);
  return (
    <section className="deal-part introduction-panel" id="introduction">
      {notice && !refusal && <StatusLine tone="good" {...notice} />}
      {isOwn && <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />}
      {sent && <SentRequest request={sent} isSeen={!isErasing} now={now} heading="h3" />}
      {ofFund !== undefined && <p>{ofFund ? words.fundAsked(date(ofFund)) : words.fundAsks}</p>}
      {isErasing && <p>{words.refused["erasing"]}</p>}
      {mayAsk && (
        <>
          <h3>{words.ask.title}</h3>
          <AskForm firm={firm} wishes={wishes} left={left} refusal={isOwn ? refusal : undefined} />
        </>
      )}
    </section>
  );
}
