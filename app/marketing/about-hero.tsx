import type { AboutPage, Logo, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "../shell/language.tsx";
import { FigureDefinitions } from "../sections/figure-definitions.tsx";
import { LogoLine } from "../sections/logo-line.tsx";
import { sectionWords } from "../sections/words.ts";

type AboutHeroProps = {
  hero: Resolved<AboutPage>["hero"];
  /** False if the figures of the claim are unconfirmed and the site does not show sample content. */
  hasClaim: boolean;
  /** The years of experience, drawn as four ticks per year. */
  years: number;
  clients: Resolved<Logo>[];
};

export function AboutHero({ hero, hasClaim, years, clients }: AboutHeroProps) {
  const { example } = useWords(sectionWords);
  const { figure } = hero.claim;
  return (
    <section className="page about-hero">
      <div className="hero-words">
        <h1 className="display hero-headline longer-headline">
          <span>{hero.headline.lead}</span> <span className="wide">{hero.headline.wide}</span>
        </h1>
        <p className="lead hero-subtitle">{hero.intro}</p>
      </div>
      {hasClaim && (
        <div className="on-sun claim-panel">
          <Ruler
            steps={years * 4}
            done={years * 4}
            long={Array.from({ length: years + 1 }, (_, year) => year * 4)}
            height={40}
          />
          <p className="figure claim-figure">{figure.text}</p>
          <p className="text-l font-medium">{hero.claim.text}</p>
          {hero.claim.scope && <p className="text-s">{hero.claim.scope}</p>}
          <FigureDefinitions title={hero.claim.definition} figures={[{ figure, label: figure.label }]} />
        </div>
      )}
      {clients.length > 0 && (
        <div className="about-clients">
          <div className="trust-heading">
            <h2 className="text-title-s">{hero.clients}</h2>
            {clients.some(({ sample }) => sample) && <p className="mark">{example}</p>}
          </div>
          <ul className="about-logos">
            {clients.map((logo) => (
              <li key={logo.id}>
                <LogoLine logo={logo} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
