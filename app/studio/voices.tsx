import type { Resolved, StudioPage, Testimonial } from "../../domain/content/content.ts";
import { Quote } from "../sections/quote.tsx";

type VoicesProps = { titles: Resolved<StudioPage>["testimonials"]; testimonials: Resolved<Testimonial>[] };

export function Voices({ titles, testimonials }: VoicesProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="bg-sunken">
      <div className="page section">
        <h2 id="testimonials">{testimonials.some(({ sample }) => sample) ? titles.titleOfSamples : titles.title}</h2>
        <div className="testimonials" role="region" aria-labelledby="testimonials" tabIndex={0}>
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
