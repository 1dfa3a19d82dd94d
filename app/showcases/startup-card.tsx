import type { Resolved, Startup } from "../../domain/content/content.ts";
import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { deckRequestPath } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { sourceOf } from "../sections/picture.ts";

/** A deck opens in a tab of its own where its founders publish it; any other one is asked for. */
export function StartupCard({
  startup: { id, name, description, logo, deck, sample },
}: {
  startup: Resolved<Startup>;
}) {
  const { marketing, shell } = useLanguage().words;
  const own = useWords("showcases").page;
  return (
    <li className="panel startup">
      <Tile name={name} image={sourceOf(logo, 56)} size="3.5rem" />
      {sample && <span className="mark">{marketing.example}</span>}
      <h2>{name}</h2>
      <p>{description}</p>
      {deck ? (
        <NewTabButton href={deck} look="secondary" small note={`${name}, ${shell.newTab}`}>
          {own.deck}
        </NewTabButton>
      ) : (
        <LinkButton to={deckRequestPath(id)} look="secondary" small viewTransition>
          {own.askForDeck} <span className="sr-only">{name}</span>
        </LinkButton>
      )}
    </li>
  );
}
