import type { Resolved, StudioPage } from "../../domain/content/content.ts";

export function Roles({ team }: { team: Resolved<StudioPage>["team"] }) {
  return (
    <section className="page section grid-12">
      <h2 className="l:col-span-4">{team.title}</h2>
      <dl className="rows l:col-span-8">
        {team.roles.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
