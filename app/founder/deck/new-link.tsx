import { useWords } from "../../shell/language.tsx";
import type { ShownLink } from "./links-part.tsx";
import { deckWords } from "./words.ts";

/** Explains how a newly created link reaches its recipients, and links to the list of deck links. */
export function NewLink({ link: { to, address } }: { link: ShownLink }) {
  const { shared, links: words } = useWords(deckWords);
  return (
    <span className="wrap-anywhere">
      {to === null ? shared.open : shared.named(to)} {address && <code>{address}</code>}{" "}
      <a href="#links" className="link">
        {words.title}
      </a>
    </span>
  );
}
