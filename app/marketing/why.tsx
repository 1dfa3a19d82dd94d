import type { HomePage, Resolved, Testimonial } from "../../domain/content/content.ts";
import { Photos } from "../sections/photos.tsx";
import { Quote } from "../sections/quote.tsx";

type WhyProps = { why: Resolved<HomePage>["why"]; featured: Resolved<Testimonial> | undefined };

export function Why({ why, featured }: WhyProps) {
  const { photos = [] } = why;
  return (
    <section className="page section grid-12">
      <div className="grid content-start gap-4 l:col-span-5">
        <h2 className="mb-3">{why.title}</h2>
        {why.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-ink-2">
            {paragraph}
          </p>
        ))}
        {photos.length > 0 && <Photos photos={photos} />}
      </div>
      {featured && (
        <div className="on-sun why-quote l:col-span-7">
          <Quote testimonial={featured} className="quote-large" />
        </div>
      )}
    </section>
  );
}
