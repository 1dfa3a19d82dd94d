import type { AboutPage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { twinPathOf } from "../paths.ts";
import { houseOnShore } from "./house-on-shore.ts";

export function AboutCall({ call, rooms }: { call: Resolved<AboutPage>["finalCall"]; rooms: number }) {
  const apply = twinPathOf("application");
  const program = twinPathOf("program");
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        <div className="hero-actions">
          {apply && (
            <LinkButton to={apply} viewTransition>
              {call.apply}
            </LinkButton>
          )}
          {program && (
            <LinkButton to={program} look="secondary" viewTransition>
              {call.program}
            </LinkButton>
          )}
        </div>
      </div>
      <Scene standing={houseOnShore(rooms)} className="final-call-scene" />
    </section>
  );
}
