import { useWords } from "../shell/language.tsx";
import { untilChosen } from "./words.until-chosen.ts";
import { authWords } from "./words.ts";

/** An error message of the sign-in and sign-up forms, in French until the visitor has chosen a language. */
export function Catalogue({ message, chosen }: { message: keyof typeof untilChosen; chosen: boolean }) {
  const words = useWords(authWords);
  return chosen ? words[message] : <span lang="fr">{untilChosen[message]}</span>;
}
