import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

/** Shown for a deck link that has ended (`gone`) or that the startup's plan no longer includes (`paused`). */
export function LinkShut({ why }: { why: "gone" | "paused" }) {
  const { link: words } = useWords(deckPageWords);
  const { title, text } = words[why];
  return (
    <section className="page section">
      <h1>{title}</h1>
      <p className="lead mt-4">{text}</p>
      <p className="mt-4">
        {words.shown} <TextLink to={pathOf("my-data")}>{words.shownLink}</TextLink>.
      </p>
    </section>
  );
}
