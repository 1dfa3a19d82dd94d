import type { InvestorsPage, Resolved } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { RegisterButton, type Register } from "./register-button.tsx";

type InvestorHeroProps = { hero: Resolved<InvestorsPage>["hero"]; register: Register };

export function InvestorHero({ hero, register }: InvestorHeroProps) {
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display hero-headline longer-headline">
          <span>{hero.headline.lead}</span> <span className="wide">{hero.headline.wide}</span>
        </h1>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        <div className="hero-actions">
          <RegisterButton register={register} />
        </div>
        <p className="mt-4 text-s text-ink-2">{hero.note}</p>
        <p className="mt-2 text-s text-ink-2">{hero.risk}</p>
      </div>
      <Scene view="investors" className="hero-scene" />
    </section>
  );
}
