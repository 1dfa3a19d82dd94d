import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { BookButton } from "./book-button.tsx";

export function Hero({ hero }: { hero: Resolved<StudioPage>["hero"] }) {
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display studio-headline">{hero.title}</h1>
        <p className="lead hero-subtitle">{hero.text}</p>
        <BookButton>{hero.book}</BookButton>
        <p className="mt-4 text-s text-ink-2">{hero.note}</p>
      </div>
      <Scene view="studio" className="hero-scene" />
    </section>
  );
}
