import { useWords } from "../shell/language.tsx";
import { untilChosen } from "./words.until-chosen.ts";
import { authWords } from "./words.ts";

/** Until the visitor has chosen a language, the error message is in French. */
export function Catalogue({ message, chosen }: { message: keyof typeof untilChosen; chosen: boolean }) {
  const words = useWords(authWords);
  return chosen ? words[message] : <span lang="fr">{untilChosen[message]}</span>;
}
