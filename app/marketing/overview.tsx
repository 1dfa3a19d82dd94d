import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";
import { MatchList } from "./match-list.tsx";

export function Overview({ overview }: { overview: Resolved<ProgramPage>["overview"] }) {
  return (
    <section className="page section grid-12">
      <div className="grid content-start gap-4 l:col-span-6" data-reveal>
        <h2 className="mb-3">{overview.title}</h2>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-lead text-l leading-[1.5]">
            <NoBreak text={paragraph} />
          </p>
        ))}
      </div>
      <div className="panel l:col-span-5 l:col-start-8">
        <h3 className="mb-4">{overview.benefits.title}</h3>
        <MatchList rows={overview.benefits.rows} />
      </div>
    </section>
  );
}
