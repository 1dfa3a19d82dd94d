import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";

/** Three steps along the fifteen days: before them, through them, at their end. */
export function Process({ process }: { process: Resolved<StudioPage>["process"] }) {
  return (
    <section className="bg-sunken">
      <div className="page section">
        <h2>{process.title}</h2>
        <ol className="quarters l:grid-cols-3">
          {process.steps.map(({ title, text }, index) => (
            <li key={title} data-reveal>
              <Ruler steps={5} long={[0]} height={30} />
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
