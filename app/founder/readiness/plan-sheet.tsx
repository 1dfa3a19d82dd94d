import { Link } from "react-router";
import type { PlanStep } from "../../../domain/readiness/action-plan.ts";
import { type Badge, badgeOf, isEligible, type Levels } from "../../../domain/readiness/levels.ts";
import { Ruler } from "../../../ui/ruler.tsx";
import { useWords } from "../../shell/language.tsx";
import { NextPanel } from "../next-panel.tsx";
import { founderWords } from "../words.ts";
import { gapText, titleOf } from "./step-words.ts";
import { wayTo } from "./way.ts";
import { readinessWords } from "./words.ts";

/** The highest level that these points lead over. */
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

/** The step that is worth most for its effort, with what it does to the score. */
export function FirstPlanStep({ step, score, levels }: NextProps) {
  const own = useWords(readinessWords);
  const { next } = useWords(founderWords);
  const over = step && crossed(score, step.points, levels);
  const way = step && wayTo(step.finding.criterion);
  return (
    <NextPanel
      title={step ? own.becomes(titleOf(step, own), score, score + step.points) : own.complete.title}
      why={
        step
          ? [own.why(step.points, step.effort), over && own.crossed[over.name](over.at)].filter(Boolean).join(" ")
          : own.complete.text
      }
      action={way && { label: way.kind === "scenarios" ? next.runway.action : own.ways[way.kind], to: way.to }}
    />
  );
}

/** What follows the first step. */
export function PlanSheet({ steps }: { steps: readonly PlanStep[] }) {
  const own = useWords(readinessWords);
  if (steps.length === 0) return null;
  return (
    <section className="panel sheet" aria-labelledby="plan">
      <div className="sheet-head">
        <h2 id="plan">{own.planTitle}</h2>
        <p className="note">{own.planNext}</p>
      </div>
      <ol className="plan-steps">
        {steps.map((step) => {
          const way = wayTo(step.finding.criterion);
          return (
            <li key={`${step.finding.criterion} ${step.to}`}>
              <strong className="figure plan-points">+{step.points}</strong>
              <div>
                <h3>{titleOf(step, own)}</h3>
                <p className="text-ink-2">{gapText(step, own)}</p>
                <div className="plan-effort">
                  <Ruler steps={4} done={step.effort - 1} long={[0, 1, 2, 3, 4].slice(0, step.effort)} height={12} />
                  {own.effort(step.effort)}
                </div>
              </div>
              <Link to={way.to} className="link" aria-label={own.wayTo(own.ways[way.kind], titleOf(step, own))}>
                {own.ways[way.kind]}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
