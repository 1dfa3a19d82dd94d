import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { PitchFormats } from "./pitch-formats.tsx";

export function Expert({ expert }: { expert: Resolved<ProgramPage>["expert"] }) {
  const { profile, skills, data, mindset, tasks } = expert;
  return (
    <section className="bg-sunken">
      <div className="page section grid-12">
        <div className="l:col-span-5">
          <div className="grid gap-4 l:sticky l:top-[calc(var(--bar)+2rem)]">
            <h2>{expert.title}</h2>
            <p className="lead">{expert.intro}</p>
          </div>
        </div>
        <div className="l:col-span-6 l:col-start-7">
          <ul>
            {[profile, skills, data, mindset].map(({ title, text }) => (
              <li key={title} className="value-point" data-reveal>
                <h3>{title}</h3>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
          <div className="panel mt-5">
            <h3 className="mb-4">{tasks.title}</h3>
            <PitchFormats formats={tasks.items} />
          </div>
        </div>
      </div>
    </section>
  );
}
