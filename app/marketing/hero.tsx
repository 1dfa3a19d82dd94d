import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { DeadlineLine } from "../shell/apply-by.tsx";
import { pathOf, aliasPathOf } from "../paths.ts";
import { HeroMonths } from "./hero-months.tsx";
import { HeroReading } from "./hero-reading.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { drawBars, type Growth, stopsOf } from "./bars.ts";

type Props = { hero: Resolved<HomePage>["hero"]; growth: Growth };

/** The hero of the home page. Choosing a month changes the ruler and the scene by CSS alone, without script. */
export function Hero({ hero, growth }: Props) {
  const { water } = drawBars(growth);
  const last = (stopsOf(growth).at(-2) ?? 0) / growth.duration;
  return (
    <section className="home-hero" style={{ "--water": water, "--last": last }}>
      <div className="page home-hero-words">
        <div>
          <h1 className="display">
            <span>{hero.headline.lead}</span> <span className="wide">{hero.headline.wide}</span>
          </h1>
          <p className="lead">{hero.subtitle}</p>
          <div className="hero-actions">
            <LinkButton to={aliasPathOf("application")} viewTransition>
              {hero.apply}
            </LinkButton>
            <LinkButton to={pathOf("program")} look="secondary" viewTransition>
              {hero.discover}
            </LinkButton>
            <div>
              <DeadlineLine className="home-hero-deadline" />
              <p className="note">{hero.applicationInfo}</p>
            </div>
          </div>
        </div>
        <HeroReading growth={growth} captions={hero.stops} />
      </div>
      <HeroScene growth={growth} />
      <HeroMonths growth={growth} />
    </section>
  );
}
