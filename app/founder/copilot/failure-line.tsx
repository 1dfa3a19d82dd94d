import type { Failure, Message } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { literal } from "./literal.ts";
import { talkWords } from "./talk-words.ts";
import { whyOf } from "./unheard.ts";

/** What is said where there is no answer: the specification's French, and the page's language beside it. */
export function FailureLine({ message, failure }: { message: Message; failure: Failure }) {
  const why = whyOf(message, failure);
  const also = useWords(talkWords).failures[why];
  return (
    <p className="talk-failure">
      <span lang="fr">{why === "empty" ? literal.empty : literal.failed(literal.reasons[why])}</span>
      {also && <span className="block">{also}</span>}
    </p>
  );
}
