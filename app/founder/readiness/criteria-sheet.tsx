import {
  categories,
  type Category,
  type CriterionState,
  type Finding,
  weights,
} from "../../../domain/readiness/criterion.ts";
import { completedIn, pointsIn, scoreOf } from "../../../domain/readiness/scan.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useWords } from "../../shell/language.tsx";
import { evidenceOfFinding } from "./embed.ts";
import { readinessWords } from "./words.ts";

const states: readonly CriterionState[] = ["completed", "warning", "incomplete"];
const names = Object.keys(categories) as Category[];

/**
 * An icon for a criterion's state: a full disc, a half disc or a dashed ring. The states can be distinguished without
 * colour.
 */
function StateIcon({ state }: { state: CriterionState }) {
  return (
    <svg viewBox="0 0 20 20" className={`criterion-icon criterion-${state}`} aria-hidden>
      {state === "completed" && <circle cx="10" cy="10" r="9" fill="currentColor" />}
      {state === "completed" && <path d="m6 10.5 2.8 2.8L14.2 7" className="criterion-check" />}
      {state === "warning" && <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />}
      {state !== "completed" && <circle cx="10" cy="10" r="8" className="criterion-ring" />}
    </svg>
  );
}

export function CriteriaSheet({ findings }: { findings: readonly Finding[] }) {
  const words = useWords(readinessWords);
  return (
    <section className="panel sheet criteria-sheet" aria-labelledby="criteria">
      <div className="sheet-head">
        <h2 id="criteria">{words.criteriaTitle(completedIn(findings), findings.length)}</h2>
        <ul className="criteria-key" aria-hidden>
          {states.map((state) => (
            <li key={state}>
              <StateIcon state={state} /> {words.states[state]}
            </li>
          ))}
        </ul>
      </div>
      {names.map((name) => {
        const { got, possible } = pointsIn(name, findings);
        const its = findings.filter(({ criterion }) => (categories[name] as readonly string[]).includes(criterion));
        return (
          <section key={name} className="criteria-category">
            <div>
              <h3>{words.categories[name]}</h3>
              <Points got={got} possible={possible} />
            </div>
            <ul>
              {its.map((finding) => (
                <li key={finding.criterion}>
                  <StateIcon state={finding.state} />
                  <p>
                    <span className="sr-only">{words.states[finding.state]}, </span>
                    <strong>{words.criteria[finding.criterion]}</strong>
                    <span className={finding.state === "incomplete" ? "text-bad" : "text-ink-2"}>
                      {evidenceOfFinding(finding, words)}
                    </span>
                  </p>
                  <Points got={finding.points} possible={weights[finding.criterion]} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Calculation findings={findings} />
    </section>
  );
}

function Points({ got, possible }: { got: number; possible: number }) {
  const words = useWords(readinessWords);
  return (
    <span className="criterion-points">
      <span aria-hidden>
        <strong className={got === 0 ? "text-bad" : undefined}>{got}</strong> / {possible}
      </span>
      <span className="sr-only">{words.points(got, possible)}</span>
    </span>
  );
}

function Calculation({ findings }: { findings: readonly Finding[] }) {
  const words = useWords(readinessWords);
  return (
    <Disclosure title={words.calculation.title}>
      <p>{words.calculation.text}</p>
      <dl className="score-sum">
        {names.map((name) => (
          <div key={name}>
            <dt>{words.categories[name]}</dt>
            <dd>{pointsIn(name, findings).got}</dd>
          </div>
        ))}
        <div>
          <dt>{words.calculation.sum}</dt>
          <dd>{scoreOf(findings)}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}
