import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ExpertDrawing, MonthDrawing, NetworkDrawing } from "./support-drawings.tsx";
import { pathOf } from "../paths.ts";

const drawings = [ExpertDrawing, MonthDrawing, NetworkDrawing];

export function Support({ support }: { support: Resolved<HomePage>["support"] }) {
  return (
    <section id="support" className="page section">
      <div className="support">
        <div className="support-heading">
          <h2>{support.title}</h2>
          <p className="lead">{support.intro}</p>
        </div>
        {support.cards.map(({ title, text }, index) => {
          const Drawing = drawings[index];
          return (
            <div key={title} className="panel support-card" data-reveal>
              {Drawing && <Drawing />}
              <h3>{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          );
        })}
      </div>
      <div className="support-end">
        <p className="max-w-lead text-s text-ink-2">{support.disclaimer}</p>
        <LinkButton to={pathOf("application")} viewTransition>
          {support.join}
        </LinkButton>
      </div>
    </section>
  );
}
