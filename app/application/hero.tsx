import type { ApplicationPage, Resolved } from "../../domain/content/content.ts";
import type { Intake } from "../../domain/application/intake.ts";
import type { Measured } from "../../domain/application/measured.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { dusk, Scene } from "../../ui/scene.tsx";
import { datesOnShore } from "./dates-on-shore.ts";
import { useWords } from "../shell/language.tsx";
import { applicationWords } from "./words.ts";

/** The dusk scene with the sun moved to the right, above the end of the date ruler. */
const late = { ...dusk, disc: [1300, 190, 120] as const };

type Props = { hero: Resolved<ApplicationPage>["hero"]; measured: Measured | undefined; intake: Intake };

export function Hero({ hero, measured, intake }: Props) {
  const words = useWords(applicationWords);
  return (
    <section className="on-scene application-hero">
      <div className="page application-hero-words">
        <h1 className="display">
          <span className="block">{hero.headline.lead}</span> <span className="block wide">{hero.headline.wide}</span>
        </h1>
        <p className="lead">{hero.subtitle}</p>
        <LinkButton to="#apply" className="application-hero-apply">
          {hero.apply}
        </LinkButton>
        <p className="text-s text-ink-2">
          {hero.applicationInfo}{" "}
          {measured && words.measured(Math.floor(measured.seconds / 60), measured.seconds % 60, measured.applicants)}
        </p>
      </div>
      <Scene view={late} figure={datesOnShore(intake)} className="application-hero-scene" />
    </section>
  );
}
