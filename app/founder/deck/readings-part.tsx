import type { Readings } from "../../../domain/deck/read-deck.server.ts";
import { pathOf } from "../../paths.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

const tallest = 6;

type Props = {
  readings: Readings;
  /** The deck version whose page pictures are shown; null while recipients cannot open this version. */
  pictures: number | null;
};

export function ReadingsPart({ readings: { together }, pictures }: Props) {
  const { readings: words, page } = useWords(deckWords);
  const { readers, median, byPage, longestPage, stop } = together;
  const most = Math.max(1, ...byPage.map((seconds) => seconds ?? 0));
  if (readers === 0) return <p className="note">{words.none}</p>;
  return (
    <>
      <dl className="deck-figures">
        <div>
          <dt>{words.medianOf}</dt>
          <dd>
            <span className="figure-s">{words.time(Math.round(median))}</span>
            <span className="note">{words.readers(readers)}</span>
          </dd>
        </div>
        {longestPage && (
          <div>
            <dt>{words.longest}</dt>
            <dd>
              <span className="figure-s">{page(longestPage)}</span>
              <span className="note">{words.longestOf}</span>
            </dd>
          </div>
        )}
        {stop && (
          <div>
            <dt>{words.stop}</dt>
            <dd>
              <span className="figure-s deck-stop">{page(stop.page)}</span>
              <span className="note">{words.stopOf(stop.readers, readers)}</span>
            </dd>
          </div>
        )}
      </dl>
      <div className="deck-times" role="region" aria-label={words.times} tabIndex={0}>
        <ol>
          {byPage.map((seconds, at) => (
            <li key={at} data-longest={at + 1 === longestPage || undefined}>
              <span>{seconds === null ? "–" : words.seconds(Math.round(seconds))}</span>
              <span
                className="deck-time"
                style={{ height: `${((seconds ?? 0) / most) * tallest}rem` }}
                aria-hidden="true"
              />
              {pictures !== null && (
                <img src={pathOf("founder-deck-picture", { page: at + 1, v: pictures })} alt="" loading="lazy" />
              )}
              <span>
                <span className="sr-only">{page(at + 1)}</span>
                <span aria-hidden="true">{at + 1}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className="note">
        {words.how}{" "}
        <TextLink to={pathOf("founder-deck-readers")} reloadDocument>
          {words.file}
        </TextLink>
      </p>
    </>
  );
}
