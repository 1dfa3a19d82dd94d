import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { MatchList } from "./match-list.tsx";
import { Rows } from "../../ui/rows.tsx";

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
      <Rows className="mt-6" rows={eligibility.levels.map(({ title, text }) => ({ label: title, value: text }))}>
        <div>
          <dt>{idea.title}</dt>
          <dd>
            {idea.text}
            <ul>
              {(["quiz", "guide", "studio"] as const).map((page) => (
                <li key={page}>
                  <TextLink to={pathOf(page)} className="inline-block py-2">
                    {idea[page]}
                  </TextLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </Rows>
      <p className="mt-5 font-semibold">{eligibility.decision}</p>
    </section>
  );
}
