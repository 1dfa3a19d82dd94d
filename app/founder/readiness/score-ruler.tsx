import { isEligible, type Levels } from "../../../domain/readiness/levels.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { useWords } from "../../shell/language.tsx";
import { readinessWords } from "./words.ts";

const floors = ["nearly", "eligible", "ready"] as const;

export function ScoreRuler({ score, levels }: { score: number | null; levels: Levels }) {
  const words = useWords(readinessWords);
  const at = (value: number) => ({ "--at": `${value}%` });
  const isPassed = (name: keyof Levels) => name === "eligible" && isEligible(score, levels);
  return (
    <div className="score-ruler">
      <Gauge
        to={100}
        every={1}
        long={10}
        height={40}
        value={score}
        floors={[
          ...floors.map((name) => ({ at: levels[name], look: isPassed(name) ? ("passed" as const) : undefined })),
          { at: levels.target, look: "aim" },
        ]}
        label={score === null ? words.noScore : words.score(score)}
      />
      <ul className="score-levels">
        {floors.map((name) => (
          <li key={name} style={at(levels[name])} data-passed={isPassed(name) || undefined}>
            <strong>{levels[name]}</strong> {words.floors[name]}
          </li>
        ))}
        <li className="score-aim" style={at(levels.target)}>
          <strong>{levels.target}</strong> {words.floors.target}
        </li>
      </ul>
    </div>
  );
}
