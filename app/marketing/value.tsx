import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";

export function Value({ value }: { value: Resolved<HomePage>["value"] }) {
  return (
    <section className="page section grid-12">
      <div className="grid content-start gap-4 l:col-span-5">
        <h2>{value.title}</h2>
        <p className="lead">{value.intro}</p>
      </div>
      <ul className="value-points l:col-span-7">
        {value.points.map(({ title, text }) => (
          <li key={title} className="value-point" data-reveal>
            <h3>{title}</h3>
            <p className="text-ink-2">
              <NoBreak text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
