import type { ComponentProps } from "react";
import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Scene } from "../../ui/scene.tsx";
import { pathOf } from "../paths.ts";
import { CallSection } from "./call-section.tsx";

type FinalCallProps = { call: Resolved<HomePage>["finalCall"]; figure?: ComponentProps<typeof Scene>["figure"] };

export function FinalCall({ call, figure }: FinalCallProps) {
  return (
    <CallSection call={call} figure={figure}>
      <LinkButton to={pathOf("application")} viewTransition className="justify-self-start">
        {call.apply}
      </LinkButton>
      <p className="text-s text-ink-2">{call.applicationInfo}</p>
    </CallSection>
  );
}
