import { Link } from "react-router";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

/** The way back to the first question: there is no other to change an answer. */
export function Restart() {
  const { restart } = useWords(quizWords);
  return (
    <p className="note">
      <Link to={pathOf("quiz")} reloadDocument className="link inline-block py-2">
        {restart}
      </Link>
    </p>
  );
}
