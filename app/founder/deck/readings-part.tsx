import { TextLink } from "../../../ui/text-link.tsx";
import type { Readings } from "../../../domain/deck/read-deck.server.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

const tallest = 6;

/** How long readers stay on each page, of those who show it. */
export function ReadingsPart({ readings: { together, named } }: { readings: Readings }) {
  const { readings: words, page } = useWords(deckWords);
  const { readers, median, byPage, longestPage, stop } = together;
  const most = Math.max(1, ...byPage.map((seconds) => seconds ?? 0));
  if (readers === 0) return <p className="note">{words.none}</p>;
  return (
    <>
      <p>
        {[
          words.median(Math.round(median), readers),
          longestPage && words.longest(longestPage),
          stop && words.stop(stop.page, stop.readers, readers),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <ol className="deck-times">
        {byPage.map((seconds, at) => (
          <li key={at}>
            <span>{seconds === null ? "–" : words.seconds(Math.round(seconds))}</span>
            <span
              className="deck-time"
              style={{ height: `${((seconds ?? 0) / most) * tallest}rem` }}
              aria-hidden="true"
            />
            <span>
              <span className="sr-only">{page(at + 1)}</span>
              <span aria-hidden="true">{at + 1}</span>
            </span>
          </li>
        ))}
      </ol>
      {named.length > 0 && (
        <ul className="deck-links">
          {named.map(({ email, seconds, isRead }) => (
            <li key={email}>
              <strong className="wrap-anywhere">{email}</strong>
              <span>{(isRead ? words.read : words.glanced)(Math.round(seconds))}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        {words.how}{" "}
        <TextLink to={pathOf("founder-deck-readers")} reloadDocument>
          {words.file}
        </TextLink>
      </p>
    </>
  );
}
