import type { PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";

/** Steps that hang on one ruler, each a notch further. */
export function Steps({ steps }: { steps: Resolved<PitchSessionPage>["steps"] }) {
  return (
    <section className="bg-sunken">
      <div className="page section">
        <h2>{steps.title}</h2>
        <ol className="quarters steps">
          {steps.items.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <Ruler steps={6} long={[0]} height={30} />
              <p className="figure text-title-l" aria-hidden>
                {index + 1}
              </p>
              <h3>{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
