import { type FormEvent, useRef } from "react";
import { suggestions } from "../../../domain/copilot/question/kept-question.ts";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { AiNotice } from "./ai-notice.tsx";
import { AnswerUnderWay } from "./answer-under-way.tsx";
import { isByRules } from "./by-rules.ts";
import { MessageView } from "./message-view.tsx";
import { QuestionForm } from "./question-form.tsx";
import { type Asking, ReadyQuestions } from "./ready-questions.tsx";
import { RefusedLine } from "./refused-line.tsx";
import type { TalkData } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";
import { useAsk } from "./use-ask.ts";
import { WhoAnswers } from "./who-answers.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

type Props = {
  talk: TalkData;
  firstName: string;
  latest: string | null;
  late: string | null;
};

export function Talk({ talk: { messages, model }, firstName, latest, late }: Props) {
  const words = useWords(talkWords);
  const { added, underWay, refused, ask, stop, forget } = useAsk();
  const asking: Asking = { back: "founder-dashboard", isBusy: underWay !== null, ask };
  const transcript = useRef<HTMLDivElement>(null);
  const all = [...messages, ...added.filter(({ id }) => messages.every((each) => each.id !== id))];
  const mayRetry = all.at(-1)?.failure ? all.findLast(({ type }) => type === "user")?.content : undefined;

  function showLastQuestion() {
    const log = transcript.current;
    // An error is the last entry and contains a button to try again, so the transcript scrolls to its end.
    if (log && (refused || all.at(-1)?.failure)) return void (log.scrollTop = log.scrollHeight);
    // The transcript scrolls to the last question, so that a long answer can be read from its beginning.
    const last = [...(log?.querySelectorAll<HTMLElement>(".talk-mine") ?? [])].at(-1);
    if (log && last) log.scrollTop = last.offsetTop - log.offsetTop;
  }
  // When the server's messages arrive, the local copies of these messages are removed.
  useOnChange(messages, forget);
  useOnChange(all.length, showLastQuestion);
  useOnChange(underWay, showLastQuestion);

  function askReady(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) void ask(submitter.value);
  }

  if (model && !model.isTold)
    return (
      <div className="talk-body">
        <AiNotice model={model} back="founder-dashboard" />
      </div>
    );
  return (
    <div className="talk-body">
      <div
        className="talk-transcript"
        role="log"
        aria-label={words.transcript}
        aria-busy={underWay !== null}
        tabIndex={0}
        ref={transcript}
      >
        <p>{words.welcome(firstName, latest)}</p>
        {late && <p>{words.late(late)}</p>}
        {all.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            asking={asking}
            retry={
              message === all.at(-1) &&
              mayRetry && (
                <PostForm action={pathOf("founder-copilot")} onSubmit={askReady}>
                  <input type="hidden" name="back" value="founder-dashboard" />
                  <button type="submit" className="link" name="message" value={mayRetry}>
                    {words.retry}
                  </button>
                </PostForm>
              )
            }
          />
        ))}
        {underWay?.asked && all.every(({ id }) => id !== underWay.asked?.id) && (
          <MessageView message={underWay.asked} asking={asking} />
        )}
        {underWay && <AnswerUnderWay text={underWay.text} />}
        {refused && <RefusedLine {...refused} />}
      </div>
      <ReadyQuestions
        label={words.suggestionsTitle}
        questions={suggestions.map((each) => words.suggestions[each])}
        {...asking}
      />
      {isByRules(model) && (
        <p>
          <TextLink to={`${pathOf("founder-copilot")}?q=#kept-questions`}>{words.answerable}</TextLink>
        </p>
      )}
      <QuestionForm
        id="question"
        label={words.question}
        back="founder-dashboard"
        describedBy="talk-how"
        isBusy={underWay !== null}
        ask={ask}
        stop={stop}
      />
      <p id="talk-how" className="note">
        {words.keys} <WhoAnswers model={model} /> <TextLink to={pathOf("founder-copilot")}>{words.history}</TextLink>
      </p>
    </div>
  );
}
