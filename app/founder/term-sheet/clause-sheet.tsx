import { clauseKinds, type ReadClause } from "../../../domain/term-sheet/clause.ts";
import { useWords } from "../../shell/language.tsx";
import { SourceLine } from "../funding/source-line.tsx";
import { termSheetWords } from "./words.ts";

/** What is known of a clause, before any sheet. */
export type KnownClause = {
  name: string;
  means: string;
  usual: string;
  source: { link: string | null; date: string | null };
  confirm: boolean;
};

function Clause({ clause: { kind, quote, verdict, oddities, ...known } }: { clause: ReadClause & KnownClause }) {
  const own = useWords(termSheetWords);
  const { name, means, usual, source, confirm } = known;
  return (
    <article className={`clause clause-${verdict}`} aria-labelledby={`clause-${kind}`}>
      <h3 id={`clause-${kind}`}>
        {name} <span className="mark">{own.verdicts[verdict]}</span>
      </h3>
      <blockquote className="clause-quote">{quote}</blockquote>
      <dl className="clause-says">
        {oddities.length > 0 && (
          <div>
            <dt>{own.why}</dt>
            {oddities.map(({ what, value }) => (
              <dd key={what}>{own.oddities[what](value ?? 0)}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{own.means}</dt>
          <dd>{means}</dd>
        </div>
        <div>
          <dt>{own.usual}</dt>
          <dd>{usual}</dd>
          <dd>
            <SourceLine source={source} toCheck={confirm && own.toCheck} />
          </dd>
        </div>
      </dl>
      {verdict === "unclear" && <p className="note">{own.unclear}</p>}
    </article>
  );
}

/** What was read of a sheet: its unusual clauses first, then the others, then what was not found. */
export function ClauseSheet({
  clauses,
  missing,
}: {
  clauses: readonly (ReadClause & KnownClause)[];
  missing: readonly string[];
}) {
  const own = useWords(termSheetWords);
  const odd = clauses.filter(({ verdict }) => verdict === "unusual");
  return (
    <section className="panel workspace-part document-form" aria-labelledby="read" id="reading">
      <h2 id="read">{own.found(clauses.length, clauseKinds.length)}</h2>
      {clauses.length === 0 ? <p>{own.none}</p> : <p>{own.oddOnes(odd.length)}</p>}
      {[...odd, ...clauses.filter((each) => !odd.includes(each))].map((clause) => (
        <Clause key={clause.kind} clause={clause} />
      ))}
      {clauses.length > 0 && missing.length > 0 && (
        <>
          <h3>{own.missingTitle}</h3>
          <p className="text-ink-2">{own.missingText}</p>
          <ul className="list">
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="note">{own.note}</p>
    </section>
  );
}
