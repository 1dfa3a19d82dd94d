import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Photos } from "../sections/photos.tsx";
import { type DrawnTestimonial, Quote } from "../sections/quote.tsx";

type WhyProps = { why: Resolved<HomePage>["why"]; featured: DrawnTestimonial | undefined };

export function Why({ why: { title, paragraphs, photos = [] }, featured }: WhyProps) {
  const text = (className: string) => (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={className}>
          {paragraph}
        </p>
      ))}
      {photos.length > 0 && <Photos photos={photos} />}
    </>
  );
  if (!featured)
    return (
      <section className="page section grid-12">
        <h2 className="l:col-span-4">{title}</h2>
        <div className="grid gap-4 l:col-span-8">{text("lead")}</div>
      </section>
    );
  return (
    <section className="page section grid-12">
      <div className="grid content-start gap-4 l:col-span-5">
        <h2 className="mb-3">{title}</h2>
        {text("text-ink-2")}
      </div>
      <div className="on-sun why-quote l:col-span-7">
        <Quote testimonial={featured} className="quote-large" />
      </div>
    </section>
  );
}
