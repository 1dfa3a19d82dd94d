import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { type DrawnTestimonial, Quote } from "../sections/quote.tsx";

type TestimonialsProps = { heading: Resolved<HomePage>["testimonials"]; testimonials: DrawnTestimonial[] };

export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="page section">
      <h2 id="testimonials">{heading.title}</h2>
      <div className="testimonials" role="region" aria-labelledby="testimonials" tabIndex={0}>
        {testimonials.map((testimonial, index) => (
          <Quote key={index} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}
