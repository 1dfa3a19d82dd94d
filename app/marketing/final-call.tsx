import type { ComponentProps } from "react";
import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { pathOf } from "../paths.ts";

type FinalCallProps = { call: Resolved<HomePage>["finalCall"]; standing?: ComponentProps<typeof Scene>["standing"] };

export function FinalCall({ call, standing }: FinalCallProps) {
  const apply = pathOf("application");
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        {apply && (
          <LinkButton to={apply} viewTransition className="justify-self-start">
            {call.apply}
          </LinkButton>
        )}
        <p className="text-s text-ink-2">{call.applicationInfo}</p>
      </div>
      <Scene standing={standing} className="final-call-scene" />
    </section>
  );
}
