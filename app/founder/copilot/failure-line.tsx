import type { Failure } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { literal } from "./literal.ts";
import { talkWords } from "./talk-words.ts";

/** What is said where there is no answer: the specification's French, and the page's language beside it. */
export function FailureLine({ failure }: { failure: Failure }) {
  const also = useWords(talkWords).failures[failure];
  return (
    <p className="talk-failure">
      <span lang="fr">{failure === "empty" ? literal.empty : literal.failed(literal.reasons[failure])}</span>
      {also && <span className="block">{also}</span>}
    </p>
  );
}
