import type { ComponentProps } from "react";
import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Scene } from "../../ui/scene.tsx";
import { pathOf } from "../paths.ts";
import { CallSection } from "./call-section.tsx";

type FinalCallProps = { call: Resolved<HomePage>["finalCall"]; standing?: ComponentProps<typeof Scene>["standing"] };

export function FinalCall({ call, standing }: FinalCallProps) {
  return (
    <CallSection call={call} standing={standing}>
      <LinkButton to={pathOf("application")} viewTransition className="justify-self-start">
        {call.apply}
      </LinkButton>
      <p className="text-s text-ink-2">{call.applicationInfo}</p>
    </CallSection>
  );
}
