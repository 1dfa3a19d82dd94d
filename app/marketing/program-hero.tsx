import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { pathOf } from "../paths.ts";

export function ProgramHero({ hero }: { hero: Resolved<ProgramPage>["hero"] }) {
  const apply = pathOf("application");
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display page-headline">{hero.title}</h1>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        {apply && (
          <LinkButton to={apply} viewTransition>
            {hero.apply}
          </LinkButton>
        )}
        <p className="mt-4 text-s text-ink-2">{hero.applicationInfo}</p>
      </div>
      <Scene view="programme" className="hero-scene" />
    </section>
  );
}
