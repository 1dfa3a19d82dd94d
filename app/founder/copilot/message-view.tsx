import { type ReactNode, useState } from "react";
import { chatLimits, type Message } from "../../../domain/copilot/message.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { AnswerPart } from "./answer-part.tsx";
import { FailureLine } from "./failure-line.tsx";
import type { Asking } from "./ready-questions.tsx";
import { talkWords } from "./talk-words.ts";
import { isUnsaved } from "./unsaved-message.ts";
import { useIsAlive } from "../../../ui/use-is-alive.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const textOf = ({ content, parts }: Message, line: (label: string, value: string) => string) =>
  [
    content,
    ...parts.flatMap(({ sum }) => sum.map(({ sign, label, value }) => `${sign} ${line(label, value)}`.trim())),
  ].join("\n");

function Copy({ message }: { message: Message }) {
  const words = useWords(talkWords);
  const [isCopied, setCopied] = useState(false);
  if (!useIsAlive()) return null;
  return (
    <button
      type="button"
      className="link"
      onClick={() => void navigator.clipboard.writeText(textOf(message, words.line)).then(() => setCopied(true))}
    >
      {isCopied ? words.copied : words.copy}
    </button>
  );
}

function Report({ id }: { id: string }) {
  const words = useWords(talkWords).report;
  return (
    // The conversation's frame is low, so the expanded form is scrolled into view.
    <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}>
      <summary className="link">{words.open}</summary>
      <PostForm action={pathOf("founder-copilot")} className="talk-report">
        <input type="hidden" name="answer" value={id} />
        <label htmlFor={`report-${id}`} className="field-label">
          {words.label}
        </label>
        <textarea
          id={`report-${id}`}
          name="words"
          rows={2}
          maxLength={chatLimits.report}
          className="control"
          aria-describedby={`report-hint-${id}`}
        />
        <p id={`report-hint-${id}`} className="note">
          {words.hint}
        </p>
        <Button type="submit" name="intent" value="report" look="secondary" small>
          {words.send}
        </Button>
      </PostForm>
    </details>
  );
}

type Props = { message: Message; asking: Asking; retry?: ReactNode };

export function MessageView({ message, asking, retry }: Props) {
  const words = useWords(talkWords);
  const { id, type, content, timestamp, lang, parts, isModel, unverified, failure, isReported } = message;
  if (type === "user")
    return (
      <article className="talk-mine" id={`message-${id}`}>
        <h3 className="sr-only">{words.you}</h3>
        <p>{content}</p>
      </article>
    );
  return (
    <article className="talk-answer" id={`message-${id}`}>
      <h3 className="sr-only">{words.copilot}</h3>
      {parts.map((part, at) => (
        <AnswerPart key={at} written={lang} asking={asking} {...part} />
      ))}
      {failure && <FailureLine {...{ message, failure }} />}
      {unverified.length > 0 && <p className="talk-failure">{words.unverified(unverified)}</p>}
      <footer className="note">
        <span>
          {parts.length > 0 && `${isModel ? words.written.model : words.written.rules} · `}
          <time dateTime={new Date(timestamp).toISOString()}>{words.at(timestamp)}</time>
        </span>
        {parts.length > 0 && <Copy message={message} />}
        {failure && retry}
        {isReported ? <span>{words.report.done}</span> : parts.length > 0 && !isUnsaved(message) && <Report id={id} />}
      </footer>
    </article>
  );
}
