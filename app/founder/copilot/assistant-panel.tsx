import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { AiNotice } from "./ai-notice.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { AnswerUnderWay } from "./answer-under-way.tsx";
import { FailureLine } from "./failure-line.tsx";
import { QuestionForm } from "./question-form.tsx";
import { RefusedLine } from "./refused-line.tsx";
import type { AssistantData } from "./assistant-data.server.ts";
import type { Back } from "./back.ts";
import { talkWords } from "./talk-words.ts";
import { useAsk } from "./use-ask.ts";
import { WhoAnswers } from "./who-answers.tsx";

/** The minimum display time of the busy state. A shorter busy state could go unnoticed. */
const leastMs = 2_000;

export function AssistantPanel({ assistant, back }: { assistant: AssistantData; back: Back }) {
  const words = useWords(talkWords);
  const { model } = assistant;
  return (
    <section className="assistant" id="copilot" aria-labelledby="assistant-title">
      <h2 id="assistant-title">{words.assistant.title}</h2>
      {model && !model.isTold ? <AiNotice model={model} back={back} /> : <Asking assistant={assistant} back={back} />}
    </section>
  );
}

function Asking({ assistant: { last, model }, back }: { assistant: AssistantData; back: Back }) {
  const words = useWords(talkWords);
  const { added, underWay, refused, ask, stop } = useAsk(leastMs);
  const answer = added.findLast(({ type }) => type === "copilot") ?? last;
  return (
    <>
      <QuestionForm
        id="assistant"
        label={words.assistant.question}
        describedBy="assistant-how"
        isBusy={underWay !== null}
        {...{ back, ask, stop }}
      />
      <div role="status" aria-busy={underWay !== null}>
        {underWay ? (
          <AnswerUnderWay text={underWay.text} />
        ) : (
          answer && (
            <details open={added.length > 0 || undefined}>
              <summary className="link">{words.assistant.last}</summary>
              <div className="talk-answer" id="assistant-answer">
                {answer.parts.map((part, at) => (
                  <AnswerPart
                    key={at}
                    written={answer.lang}
                    asking={{ back, ask, isBusy: underWay !== null }}
                    {...part}
                  />
                ))}
                {answer.failure && <FailureLine message={answer} failure={answer.failure} />}
                {answer.unverified.length > 0 && <p className="talk-failure">{words.unverified(answer.unverified)}</p>}
              </div>
            </details>
          )
        )}
        {refused && <RefusedLine {...refused} />}
      </div>
      <p id="assistant-how" className="note">
        <WhoAnswers model={model} /> <TextLink to={pathOf("founder-copilot")}>{words.assistant.open}</TextLink>
      </p>
    </>
  );
}
