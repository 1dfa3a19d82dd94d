import { useEffect, useRef, useState } from "react";
import { fold } from "../../../platform/language/search-text.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { useIsAlive } from "../../../ui/use-is-alive.ts";
import { type Asking, ReadyQuestions } from "./ready-questions.tsx";
import { conversationWords } from "./conversation-words.ts";
import { talkWords } from "./talk-words.ts";

/** Returns the questions that match a search. Each search word must be the beginning of a word in the question. */
function found(questions: readonly string[], search: string) {
  const terms = fold(search).split(" ");
  return questions.filter((each) => terms.every((term) => ` ${fold(each)}`.includes(` ${term}`)));
}

export function KeptQuestions({ search, ...asking }: Asking & { search: string | undefined }) {
  const title = useWords(talkWords).answerable;
  const { questions, kept } = useWords(conversationWords);
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  const [typed, setTyped] = useState(search ?? "");
  const read = () => setTyped(field.current?.value ?? "");
  useEffect(read, []);
  const matches = found(Object.values(questions), typed);
  return (
    <details className="talk-kept" id="kept-questions" open={search !== undefined || undefined}>
      <summary className="link">{title}</summary>
      <form
        role="search"
        method="get"
        action={`${pathOf("founder-copilot")}#kept-questions`}
        className="talk-field"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="kept-search" className="field-label">
          {kept.label}
        </label>
        <input
          id="kept-search"
          type="search"
          name="q"
          className="control"
          maxLength={100}
          defaultValue={search}
          onInput={read}
          ref={field}
        />
        {!isAlive && (
          <Button type="submit" look="secondary" small>
            {kept.search}
          </Button>
        )}
      </form>
      <p role="status" className="note">
        {kept.count(matches.length)}
      </p>
      <ReadyQuestions label={title} questions={matches} {...asking} />
    </details>
  );
}
