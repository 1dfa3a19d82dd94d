import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SessionScene } from "../sections/session-scene.tsx";
import { pathOf } from "../paths.ts";
import { NoBreak } from "../shell/no-break.tsx";
import { PitchFormats } from "./pitch-formats.tsx";

export function PitchTeaser({ pitch }: { pitch: Resolved<HomePage>["pitch"] }) {
  return (
    <section className="on-scene pitch">
      <SessionScene className="pitch-scene" />
      <div className="page section pitch-words">
        <h2>
          <NoBreak text={pitch.title} />
        </h2>
        <p className="lead">
          <NoBreak text={pitch.intro} />
        </p>
        <PitchFormats formats={pitch.formats} />
        <p className="font-medium">{pitch.investorsFree}</p>
        <LinkButton to={pathOf("pitch-session")} viewTransition className="justify-self-start">
          {pitch.discover}
        </LinkButton>
        <p className="text-s text-ink-2">{pitch.disclaimer}</p>
      </div>
    </section>
  );
}
