import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import { useWords } from "../shell/language.tsx";
import { pricingWords } from "./words.ts";

type RequestStepsProps = { request: Resolved<PricingPage>["request"]; hasAccount: boolean };

/** How a plan is asked for, opened and stopped: what the trial's words stand on. */
export function RequestSteps({ request: { title, steps, note }, hasAccount }: RequestStepsProps) {
  const own = useWords(pricingWords);
  // The first one is the account: whoever has it reads that it is done.
  const ahead = hasAccount ? [own.accountStep, ...steps.slice(1)] : steps;
  return (
    <section className="on-scene">
      <div className="page section grid gap-6">
        <h2 className="max-w-[22ch]">{title}</h2>
        <ol className="request-steps">
          {ahead.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="note">{note}</p>
      </div>
    </section>
  );
}
