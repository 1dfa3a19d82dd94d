import type { Attractiveness } from "../../../domain/readiness/attractiveness.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

export function AttractivenessPanel({ attractiveness }: { attractiveness: Attractiveness }) {
  const { attractiveness: words } = useWords(visibilityWords);
  const { count } = formats[useLanguage().lang];
  const { terms, score } = attractiveness;
  return (
    <section className="panel sheet">
      <div className="sheet-head">
        <h2>{words.how}</h2>
        <span className="note">{words.of(count(score))}</span>
      </div>
      <dl className="visibility-terms">
        {(["readiness", "traction", "completion"] as const).map((term) => (
          <div key={term}>
            <dt>
              {words.terms[term]} <span className="note">{words.meaning[term]}</span>
            </dt>
            <dd>{words.sum(count(terms[term].value), count(terms[term].weight), count(terms[term].result))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
