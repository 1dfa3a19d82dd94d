import type { Failure, Message } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { talkWords } from "./talk-words.ts";
import { whyOf } from "./unheard.ts";

/** What is said where there is no answer. */
export function FailureLine({ message, failure }: { message: Message; failure: Failure }) {
  const own = useWords(talkWords);
  return <p className="talk-failure">{own.failures[whyOf(message, failure)]}</p>;
}
