import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { Scene } from "../../ui/scene.tsx";
import { useWords } from "../shell/language.tsx";
import { marketingWords } from "./words.ts";
import { pathOf, twinPathOf } from "../paths.ts";

export function Hero({ hero }: { hero: Resolved<HomePage>["hero"] }) {
  const marketing = useWords(marketingWords);
  const apply = twinPathOf("application");
  return (
    <section className="page hero">
      <div className="hero-words">
        <h1 className="display hero-headline">
          <span className="hero-headline-lead">{hero.headline.lead}</span>{" "}
          <span className="wide">{hero.headline.wide}</span>
        </h1>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        <div className="hero-actions">
          {apply && (
            <LinkButton to={apply} viewTransition>
              {hero.apply}
            </LinkButton>
          )}
          <LinkButton to={pathOf("program") ?? "#support"} look="secondary" viewTransition>
            {hero.discover}
          </LinkButton>
        </div>
        <p className="mt-4 text-s text-ink-2">{hero.applicationInfo}</p>
        <Ruler
          className="hero-ruler"
          drawn
          steps={18}
          done={6}
          long={[0, 3, 9, 18]}
          marks={[0, 3, 9, 18].map((at) => ({ at, label: marketing.month(at) }))}
          label={marketing.months}
          height={28}
        />
      </div>
      <Scene view="programme" className="hero-scene" />
    </section>
  );
}
