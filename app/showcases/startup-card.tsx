import type { Resolved, Startup } from "../../domain/content/content.ts";
import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { sourceOf } from "../shell/picture.ts";
import { sectionWords } from "../sections/words.ts";
import { shellWords } from "../shell/words.ts";
import { showcasesWords } from "./words.ts";

/** Published decks open in a new tab; the others are requested by form. */
export function StartupCard({
  startup: { id, name, description, logo, deck, sample },
}: {
  startup: Resolved<Startup>;
}) {
  const { example } = useWords(sectionWords);
  const shell = useWords(shellWords);
  const words = useWords(showcasesWords).page;
  return (
    <li className="panel startup">
      <Tile name={name} image={sourceOf(logo, 56)} size="3.5rem" />
      {sample && <span className="mark">{example}</span>}
      <h2>{name}</h2>
      <p>{description}</p>
      {deck ? (
        <NewTabButton href={deck} look="secondary" small note={`${name}, ${shell.newTab}`}>
          {words.deck}
        </NewTabButton>
      ) : (
        <LinkButton to={pathOf("deck-request", { startup: id })} look="secondary" small viewTransition>
          {words.askForDeck} <span className="sr-only">{name}</span>
        </LinkButton>
      )}
    </li>
  );
}
