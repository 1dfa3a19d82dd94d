import { useWords } from "../../shell/language.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { talkWords } from "./talk-words.ts";

/** The answer as far as it has come: before its first word, that one is coming. */
export function AnswerUnderWay({ text }: { text: string }) {
  const words = useWords(talkWords);
  return (
    <div className="talk-answer">
      {text ? <MarkedText text={text} /> : <p className="talk-typing">{words.typing}</p>}
    </div>
  );
}
