import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { AuditButton } from "./audit-button.tsx";
import { Days } from "./days.tsx";

type HeroProps = { hero: Resolved<StudioPage>["hero"]; days: number; demo: number };

export function Hero({ hero, days, demo }: HeroProps) {
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display studio-headline">{hero.title}</h1>
        <p className="lead hero-subtitle">{hero.text}</p>
        <AuditButton>{hero.book}</AuditButton>
        <p className="mt-4 text-s text-ink-2">{hero.note}</p>
      </div>
      <Days days={days} demo={demo} />
    </section>
  );
}
