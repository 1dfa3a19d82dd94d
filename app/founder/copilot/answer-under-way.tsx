import { useWords } from "../../shell/language.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { talkWords } from "./talk-words.ts";

export function AnswerUnderWay({ text }: { text: string }) {
  const words = useWords(talkWords);
  return (
    <div className="talk-answer">
      {text ? <MarkedText text={text} /> : <p className="text-ink-2">{words.typing}</p>}
    </div>
  );
}
