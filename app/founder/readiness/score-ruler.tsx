import type { CSSProperties } from "react";
import type { Levels } from "../../../domain/readiness/levels.ts";
import { Ruler } from "../../../ui/ruler.tsx";
import { useWords } from "../../shell/language.tsx";
import { readinessWords } from "./words.ts";

const tens = Array.from({ length: 11 }, (_, ten) => ten * 10);

/** The score on a scale of 100 with what each level means; without a scan the scale alone. */
export function ScoreRuler({ score, levels }: { score: number | null; levels: Levels }) {
  const own = useWords(readinessWords);
  const at = (value: number) => ({ "--at": `${value}%` }) as CSSProperties;
  const floors = (["nearly", "eligible", "ready"] as const).map((name) => ({ name, value: levels[name] }));
  return (
    <div className="score-ruler">
      <div className="score-scale">
        <Ruler
          steps={100}
          done={score ?? undefined}
          long={tens}
          height={40}
          label={score === null ? own.noScore : own.score(score)}
        />
        <span className="score-aim" style={at(levels.target)} aria-hidden />
        {floors.map(({ name, value }) => (
          <span
            key={name}
            className="score-floor"
            data-passed={(name === "eligible" && score !== null && score >= value) || undefined}
            style={at(value)}
            aria-hidden
          />
        ))}
        {score !== null && <span className="score-needle" style={at(score)} aria-hidden />}
      </div>
      <ul className="score-levels">
        {floors.map(({ name, value }) => (
          <li
            key={name}
            style={at(value)}
            data-passed={(name === "eligible" && score !== null && score >= value) || undefined}
          >
            <strong>{value}</strong> {own.floors[name]}
          </li>
        ))}
        <li className="score-aim-words" style={at(levels.target)}>
          <strong>{levels.target}</strong> {own.floors.target}
        </li>
      </ul>
    </div>
  );
}
