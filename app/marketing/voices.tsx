import type { PitchSessionPage, Resolved, Testimonial } from "../../domain/content/content.ts";
import { Quote } from "../sections/quote.tsx";

type VoicesProps = {
  heading: Resolved<PitchSessionPage>["testimonials"];
  testimonials: Resolved<Testimonial>[];
};

export function Voices({ heading, testimonials }: VoicesProps) {
  const featured = testimonials.find((each) => each.featured);
  const others = testimonials.filter((each) => !each.featured);
  if (!featured) return null;
  return (
    <section className="page section">
      <h2 className="mb-6 text-title-m">{heading.title}</h2>
      <div className="grid-12">
        <div className="on-sun why-quote l:col-span-7">
          <Quote testimonial={featured} className="quote-large" />
        </div>
        <div className="grid content-center l:col-span-4 l:col-start-9">
          {others.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
