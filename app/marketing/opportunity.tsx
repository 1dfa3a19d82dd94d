import type { PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";

export function Opportunity({ opportunity }: { opportunity: Resolved<PitchSessionPage>["opportunity"] }) {
  return (
    <section className="page section grid-12">
      <h2 className="l:col-span-6" data-reveal>
        {opportunity.title}
      </h2>
      <div className="grid content-start gap-4 l:col-span-5 l:col-start-8" data-reveal>
        {opportunity.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-l leading-[1.5]">
            {paragraph}
          </p>
        ))}
        <dl className="pitch-formats mt-4">
          {opportunity.formats.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-2">
                <NoBreak text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
