import { useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

/** Why a link no longer works, in a sentence. */
export function LinkShut({ why }: { why: "gone" | "paused" }) {
  const { link: words } = useWords(deckPageWords);
  const { title, text } = words[why];
  return (
    <section className="page section">
      <h1>{title}</h1>
      <p className="lead mt-4">{text}</p>
    </section>
  );
}
