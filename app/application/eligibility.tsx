import type { ApplicationPage, Resolved } from "../../domain/content/content.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { NoBreak } from "../shell/no-break.tsx";

export function Eligibility({ eligibility }: { eligibility: Resolved<ApplicationPage>["eligibility"] }) {
  return (
    <section className="page section pt-0">
      <div className="panel eligibility">
        <h2>{eligibility.title}</h2>
        {eligibility.levels.map(({ title, meaning, items }) => (
          <div key={title} className="grid content-start gap-2">
            <h3>{title}</h3>
            <p className="note">{meaning}</p>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <CheckIcon />
                  <span>
                    <NoBreak text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="eligibility-note">{eligibility.note}</p>
      </div>
    </section>
  );
}
