import type { Readings } from "../../../domain/deck/read-deck.server.ts";
import type { readOpenings } from "../../../domain/deck/visit.server.ts";
import { useWords } from "../../shell/language.tsx";
import { ReadingsPart } from "./readings-part.tsx";
import { deckWords } from "./words.ts";

type Props = { openings: Awaited<ReturnType<typeof readOpenings>>; readings: Readings | null; pictures: number | null };

/** `readings` is null when the plan does not include reading times. */
export function OpeningsPart({ openings, readings, pictures }: Props) {
  const words = useWords(deckWords);
  const people = openings.showing + openings.silent;
  return (
    <section className="panel workspace-part" aria-labelledby="openings">
      <h2 id="openings">{people > 0 ? words.openings.title(people) : words.openings.none}</h2>
      <p>
        {people > 0 && `${words.openings.who(openings)} `}
        {words.openings.period}
      </p>
      {readings ? (
        <ReadingsPart readings={readings} pictures={pictures} />
      ) : (
        <p className="note">{words.readings.plan}</p>
      )}
    </section>
  );
}
