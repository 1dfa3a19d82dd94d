import type { Resolved, Startup } from "../../domain/content/content.ts";
import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { sourceOf } from "../shell/picture.ts";
import { sectionWords } from "../sections/words.ts";
import { shellWords } from "../shell/words.ts";
import { showcasesWords } from "./words.ts";

type StartupCardProps = {
  startup: Resolved<Startup>;
  /** True if the startup itself shares a deck with approved investors. */
  hasOwnDeck: boolean;
  featured?: boolean;
};

/** A deck on another site opens in a new tab; without a deck, the link opens a request form. */
export function StartupCard({
  startup: { id, name, description, logo, deck, numbers = [], sample },
  hasOwnDeck,
  featured = false,
}: StartupCardProps) {
  const { example } = useWords(sectionWords);
  const shell = useWords(shellWords);
  const words = useWords(showcasesWords).page;
  return (
    <li className={classNames("panel startup", featured && "startup-featured")}>
      <CompanyLogo name={name} image={sourceOf(logo, 56)} size="3.5rem" />
      {sample && <span className="mark">{example}</span>}
      <h2>{name}</h2>
      <p>{description}</p>
      {featured && (
        <dl className="startup-numbers">
          {numbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {deck && !hasOwnDeck ? (
        <NewTabButton href={deck} look="secondary" small note={`${name}, ${shell.newTab}`}>
          {words.deck}
        </NewTabButton>
      ) : (
        <LinkButton to={pathOf("deck-request", { startup: id })} look="secondary" small viewTransition>
          {hasOwnDeck ? words.deck : words.askForDeck} <span className="sr-only">{name}</span>
        </LinkButton>
      )}
    </li>
  );
}
