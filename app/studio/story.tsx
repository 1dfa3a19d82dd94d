import type { Resolved, StudioPage } from "../../domain/content/content.ts";

export function Story({ story }: { story: Resolved<StudioPage>["story"] }) {
  return (
    <section className="page section grid-12">
      <h2 className="l:col-span-5">{story.title}</h2>
      <div className="grid gap-4 l:col-span-6 l:col-start-7">
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-l leading-[1.5]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
