import type { PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { PitchFormats } from "./pitch-formats.tsx";

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
        <PitchFormats formats={opportunity.formats} className="mt-4" />
      </div>
    </section>
  );
}
