import { clauseKinds, type ReadClause } from "../../../domain/term-sheet/clause.ts";
import { useWords } from "../../shell/language.tsx";
import { SourceLine } from "../funding/source-line.tsx";
import { termSheetWords } from "./words.ts";

/** A general explanation of a clause that does not depend on the founder's term sheet. */
export type KnownClause = {
  name: string;
  means: string;
  usual: string;
  source: { link: string | null; date: string | null };
  confirm: boolean;
};

function Clause({ clause: { kind, quote, verdict, oddities, ...known } }: { clause: ReadClause & KnownClause }) {
  const words = useWords(termSheetWords);
  const { name, means, usual, source, confirm } = known;
  return (
    <article className={`clause clause-${verdict}`} aria-labelledby={`clause-${kind}`}>
      <h3 id={`clause-${kind}`}>
        {name} <span className="mark">{words.verdicts[verdict]}</span>
      </h3>
      <blockquote className="clause-quote">{quote}</blockquote>
      <dl className="clause-says">
        {oddities.length > 0 && (
          <div>
            <dt>{words.why}</dt>
            {oddities.map(({ what, value }) => (
              <dd key={what}>{words.oddities[what](value ?? 0)}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{words.means}</dt>
          <dd>{means}</dd>
        </div>
        <div>
          <dt>{words.usual}</dt>
          <dd>{usual}</dd>
          <dd>
            <SourceLine source={source} toCheck={confirm && words.toCheck} />
          </dd>
        </div>
      </dl>
      {verdict === "unclear" && <p className="note">{words.unclear}</p>}
    </article>
  );
}

export function ClauseSheet({
  clauses,
  missing,
}: {
  clauses: readonly (ReadClause & KnownClause)[];
  missing: readonly string[];
}) {
  const words = useWords(termSheetWords);
  const odd = clauses.filter(({ verdict }) => verdict === "unusual");
  return (
    <section className="panel workspace-part document-form" aria-labelledby="read" id="reading">
      <h2 id="read">{words.found(clauses.length, clauseKinds.length)}</h2>
      {clauses.length === 0 ? <p>{words.none}</p> : <p>{words.oddOnes(odd.length)}</p>}
      {[...odd, ...clauses.filter((each) => !odd.includes(each))].map((clause) => (
        <Clause key={clause.kind} clause={clause} />
      ))}
      {clauses.length > 0 && missing.length > 0 && (
        <>
          <h3>{words.missingTitle}</h3>
          <p className="text-ink-2">{words.missingText}</p>
          <ul className="list">
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="note">{words.note}</p>
    </section>
  );
}
