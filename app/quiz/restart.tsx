import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

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
