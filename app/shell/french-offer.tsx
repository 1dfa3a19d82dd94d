import { useLocation } from "react-router";
import { pathOf } from "../paths.ts";
import { useLanguage } from "./language.tsx";

/** Offers the French page to visitors whose browser prefers French and who have not chosen a language. */
export function FrenchOffer() {
  const { lang } = useLanguage();
  const { pathname, search } = useLocation();
  if (lang === "fr") return null;
  return (
    <form method="post" action={pathOf("language")} className="offer" lang="fr">
      <input type="hidden" name="to" value={pathname + search} />
      <button name="lang" value="fr" className="link">
        Lire cette page en français
      </button>
      <button name="lang" value="en" className="link" lang="en">
        Stay in English
      </button>
    </form>
  );
}
