import type { NewsletterBlockData } from "./embed.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export function NewsletterBlock({ block: { title, intro, notice } }: { block: NewsletterBlockData }) {
  return (
    <section id="newsletter" className="bg-sunken newsletter-block">
      <div className="page section contact">
        <div>
          <h2 className="text-title-m">{title}</h2>
          <p className="lead mt-4">{intro}</p>
        </div>
        <NewsletterForm notice={notice} />
      </div>
    </section>
  );
}
