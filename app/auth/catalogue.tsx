import { useWords } from "../shell/language.tsx";

/** A message of the catalogue: in French, and marked so, until the visitor has chosen a language. */
export function Catalogue({
  message,
  chosen,
}: {
  message: "wrong" | "signInFailed" | "signUpFailed";
  chosen: boolean;
}) {
  const own = useWords("auth");
  return chosen ? own[message] : <span lang="fr">{own.untilChosen[message]}</span>;
}
