import type { ProgramPage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { Country, Foreground } from "./country.tsx";
import { marketingWords } from "./words.ts";

type ProgramHeroProps = {
  hero: Resolved<ProgramPage>["hero"];
  quarters: Resolved<ProgramPage>["structure"]["quarters"];
  lengths: number[];
};

export function ProgramHero({ hero, quarters, lengths }: ProgramHeroProps) {
  const marketing = useWords(marketingWords);
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
  const months = ends.at(-1) ?? 1;
  return (
    <section className="page program-hero">
      <h1 className="display page-headline">{hero.title}</h1>
      <div>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        <LinkButton to={pathOf("application")} viewTransition>
          {hero.apply}
        </LinkButton>
        <p className="mt-4 text-s text-ink-2">{hero.applicationInfo}</p>
      </div>
      <div className="country-part">
        <Country lengths={lengths} />
        <Ruler steps={months} long={[0, ...ends]} height={24} />
        <ol className="country-quarters" style={{ "--months": lengths.map((each) => `${each}fr`).join(" ") }}>
          {quarters.map(({ quarter, title, months: own }, index) => (
            <li key={quarter}>
              <Foreground lengths={lengths} index={index} />
              <span>
                <b>{quarter}</b> {marketing.monthsOf(own.text)}
              </span>
              <strong>{title}</strong>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
