import type { Failure, Message } from "../../../domain/copilot/message.ts";
import { useWords } from "../../shell/language.tsx";
import { talkWords } from "./talk-words.ts";
import { whyOf } from "./unsaved-message.ts";

export function FailureLine({ message, failure }: { message: Message; failure: Failure }) {
  const words = useWords(talkWords);
  return <p className="talk-failure">{words.failures[whyOf(message, failure)]}</p>;
}
