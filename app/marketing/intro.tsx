import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { NoBreak } from "../shell/no-break.tsx";

export function Intro({ intro }: { intro: Resolved<HomePage>["intro"] }) {
  const [first = "", ...rest] = intro.paragraphs;
  return (
    <section className="page section grid-12">
      <h2 className="l:col-span-6" data-reveal>
        {intro.title}
      </h2>
      <div className="grid content-start gap-4 l:col-span-5 l:col-start-8" data-reveal>
        <p className="text-l leading-[1.5]">
          <NoBreak text={first} />
        </p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-ink-2">
            <NoBreak text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}
