import { Link } from "react-router";
import { CheckIcon } from "../../ui/icons.tsx";

type ProfileStepsProps = {
  label: string;
  steps: readonly string[];
  /** The number of the current step, counted from 1. */
  current: number;
  isDone: (step: number) => boolean;
  /** The text that tells screen readers that a step is done. */
  done: string;
  to: (step: number) => string;
};

export function ProfileSteps({ label, steps, current, isDone, done, to }: ProfileStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="form-steps">
        {steps.map((name, index) => {
          const step = index + 1;
          return (
            <li key={name}>
              <Link to={to(step)} aria-current={step === current ? "step" : undefined}>
                <span className="form-steps-number" aria-hidden>
                  {isDone(step) ? <CheckIcon /> : step}
                </span>
                <span className="form-steps-name">{name}</span>
                {isDone(step) && <span className="sr-only">, {done}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
