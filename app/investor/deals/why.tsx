import type { StartupRecord } from "../../../domain/deal/deal.ts";
import type { Match, Wishes } from "../../../domain/match/match.ts";
import { useWords } from "../../shell/language.tsx";
import { Tally } from "./tally.tsx";
import { useDealWords } from "./use-deal-words.ts";
import { dealWords } from "./words.ts";

export function Why({ match, record, wishes }: { match: Match; record: StartupRecord; wishes: Wishes }) {
  const { terms, short, record: words } = useWords(dealWords);
  const { sentenceOf } = useDealWords();
  return (
    <section className="deal-part">
      <h3>
        {words.why} <span className="note">{match.points === null ? short.nothing : words.points(match.points)}</span>
      </h3>
      <ul className="deal-why">
        {match.reasons.map((reason) => (
          <li key={reason.term}>
            <Tally match={match} only={[reason.term]} />
            <p className="flex justify-between gap-2 text-s">
              <strong>{terms[reason.term]}</strong>
              {reason.of > 0 && <span>{words.of(reason.points, reason.of)}</span>}
            </p>
            <p className="note">{sentenceOf(reason, record, wishes)}</p>
          </li>
        ))}
      </ul>
      <p className="note">{words.explanation}</p>
    </section>
  );
}
