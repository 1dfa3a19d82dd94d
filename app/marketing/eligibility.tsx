import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { MatchList } from "./match-list.tsx";

export function Eligibility({ eligibility }: { eligibility: Resolved<ProgramPage>["eligibility"] }) {
  return (
    <section className="page section">
      <h2>{eligibility.title}</h2>
      <p className="lead mt-4">{eligibility.intro}</p>
      <div className="eligibility">
        {eligibility.lists.map(({ title, rows }) => (
          <div key={title} className="panel">
            <h3 className="mb-4">{title}</h3>
            <MatchList rows={rows} />
          </div>
        ))}
      </div>
      <dl className="rows mt-6">
        {eligibility.levels.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 font-semibold">{eligibility.decision}</p>
    </section>
  );
}
