import type { PlanStep } from "../../../domain/readiness/action-plan.ts";
import { type Badge, badgeOf, isEligible, type Levels } from "../../../domain/readiness/levels.ts";
import { Ruler } from "../../../ui/ruler.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWords } from "../../shell/language.tsx";
import { NextPanel } from "../next-panel.tsx";
import { founderWords } from "../words.ts";
import { gapText, titleOf } from "./step-words.ts";
import { wayTo } from "./way.ts";
import { readinessWords } from "./words.ts";

/** Returns the highest newly reached level, or null when no new level is reached. */
function crossed(
  score: number,
  points: number,
  levels: Levels,
): { name: "nearly" | "eligible" | "ready"; at: number } | null {
  const then = score + points;
  const badge = (value: number): Badge => badgeOf(value, levels);
  if (badge(then) === "ready" && badge(score) !== "ready") return { name: "ready", at: levels.ready };
  if (isEligible(then, levels) && !isEligible(score, levels)) return { name: "eligible", at: levels.eligible };
  if (badge(then) !== badge(score)) return { name: "nearly", at: levels.nearly };
  return null;
}

type NextProps = { step: PlanStep | undefined; score: number; levels: Levels };

/** A panel with the step that gains the most points for its effort, and the resulting score. */
export function FirstPlanStep({ step, score, levels }: NextProps) {
  const words = useWords(readinessWords);
  const { next } = useWords(founderWords);
  const over = step && crossed(score, step.points, levels);
  const way = step && wayTo(step.finding.criterion);
  return (
    <NextPanel
      title={step ? words.becomes(titleOf(step, words), score, score + step.points) : words.complete.title}
      why={
        step
          ? [words.why(step.points, step.effort), over && words.crossed[over.name](over.at)].filter(Boolean).join(" ")
          : words.complete.text
      }
      action={way && { label: way.kind === "scenarios" ? next.runway.action : words.ways[way.kind], to: way.to }}
    />
  );
}

export function PlanSheet({ steps }: { steps: readonly PlanStep[] }) {
  const words = useWords(readinessWords);
  if (steps.length === 0) return null;
  return (
    <section className="panel sheet" aria-labelledby="plan">
      <div className="sheet-head">
        <h2 id="plan">{words.planTitle}</h2>
        <p className="note">{words.planNext}</p>
      </div>
      <ol className="plan-steps">
        {steps.map((step) => {
          const way = wayTo(step.finding.criterion);
          return (
            <li key={`${step.finding.criterion} ${step.to}`}>
              <strong className="figure plan-points">+{step.points}</strong>
              <div>
                <h3>{titleOf(step, words)}</h3>
                <p className="text-ink-2">{gapText(step, words)}</p>
                <div className="plan-effort">
                  <Ruler steps={4} done={step.effort - 1} long={[0, 1, 2, 3, 4].slice(0, step.effort)} height={12} />
                  {words.effort(step.effort)}
                </div>
              </div>
              <TextLink to={way.to} aria-label={words.wayTo(words.ways[way.kind], titleOf(step, words))}>
                {words.ways[way.kind]}
              </TextLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
