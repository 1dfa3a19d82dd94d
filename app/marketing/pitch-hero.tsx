import type { PitchSessionPage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SessionScene } from "../sections/session-scene.tsx";
import { ApplyToPitch } from "./apply-to-pitch.tsx";
import { NoBreak } from "../shell/no-break.tsx";

type PitchHeroProps = { hero: Resolved<PitchSessionPage>["hero"]; fee: string; apply: string; note: string | null };

export function PitchHero({ hero, fee, apply, note }: PitchHeroProps) {
  return (
    <section className="on-scene pitch">
      <SessionScene className="pitch-scene" />
      <div className="page section pitch-words">
        <h1 className="display page-headline">{hero.title}</h1>
        <p className="lead">
          <NoBreak text={hero.subtitle} />
        </p>
        <div className="hero-actions">
          <ApplyToPitch href={apply} label={hero.apply} fee={fee} />
          <LinkButton to="#next-session" look="secondary">
            {hero.next}
          </LinkButton>
        </div>
        {note && <p>{note}</p>}
      </div>
    </section>
  );
}
