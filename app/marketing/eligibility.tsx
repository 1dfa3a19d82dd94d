import { Link } from "react-router";
import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { pathOf } from "../paths.ts";
import { MatchList } from "./match-list.tsx";

export function Eligibility({ eligibility }: { eligibility: Resolved<ProgramPage>["eligibility"] }) {
  const { idea } = eligibility;
  return (
    <section className="page section">
      <h2>{eligibility.title}</h2>
      <p className="lead mt-4">{eligibility.intro}</p>
      <div className="fit">
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
        <div>
          <dt>{idea.title}</dt>
          <dd>
            {idea.text}
            <ul>
              {(["quiz", "guide", "studio"] as const).map((page) => (
                <li key={page}>
                  <Link to={pathOf(page)} className="link inline-block py-2">
                    {idea[page]}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className="mt-5 font-semibold">{eligibility.decision}</p>
    </section>
  );
}
