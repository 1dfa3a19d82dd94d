import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

/** Link back to the first question, the only way to change an answer. */
export function Restart() {
  const { restart } = useWords(quizWords);
  return (
    <p className="note">
      <TextLink to={pathOf("quiz")} reloadDocument className="inline-block py-2">
        {restart}
      </TextLink>
    </p>
  );
}
