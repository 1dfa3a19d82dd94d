import type { PricingPage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";

export function RequestSteps({ request: { title, steps, note } }: { request: Resolved<PricingPage>["request"] }) {
  return (
    <section className="on-scene">
      <div className="page section grid gap-6">
        <h2 className="max-w-[22ch]">{title}</h2>
        <ol className="request-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                <NoBreak text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="note">{note}</p>
      </div>
    </section>
  );
}
