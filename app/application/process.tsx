import type { ApplicationPage, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { NoBreak } from "../shell/no-break.tsx";

export function Process({ process }: { process: Resolved<ApplicationPage>["process"] }) {
  return (
    <section className="page section">
      <h2>{process.title}</h2>
      <Ruler steps={16} long={[0, 4, 8, 12, 16]} drawn className="process-ruler" />
      <ol className="process">
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <NoBreak text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
