import type { AboutPage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { aliasPathOf } from "../paths.ts";
import { CallSection } from "./call-section.tsx";
import { houseOnShore } from "./house-on-shore.ts";

export function AboutCall({ call, rooms }: { call: Resolved<AboutPage>["finalCall"]; rooms: number }) {
  return (
    <CallSection call={call} figure={houseOnShore(rooms)}>
      <div className="hero-actions">
        <LinkButton to={aliasPathOf("application")} viewTransition>
          {call.apply}
        </LinkButton>
        <LinkButton to={aliasPathOf("program")} look="secondary" viewTransition>
          {call.program}
        </LinkButton>
      </div>
    </CallSection>
  );
}
