import { mustRead } from "../../../domain/startup/access.ts";
import { mustOpen } from "../../../domain/plan-grant/must-open.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/templates.page.ts";
import { legalWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  await mustOpen(db, mustRead(actor), "legal-templates");
  return {
    title: legalWords.in(lang).title,
    templates: content.list("legal-template", lang).map(({ id, name, purpose }) => ({ id, name, purpose })),
  };
}

export default function Templates({ loaderData: { title, templates } }: Route.ComponentProps) {
  const words = useWords(legalWords);
  return (
    <>
      <CockpitHead title={title} context={words.context}>
        <TextLink to={pathOf("founder-tools")}>{words.tools}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        <p>{words.intro}</p>
        <section className="panel sheet" aria-label={title}>
          {templates.map(({ id, name, purpose }) => (
            <div key={id} className="tool-row">
              <div>
                <h2>{name}</h2>
                <p className="text-ink-2">{purpose}</p>
              </div>
              <LinkButton to={pathOf("tool-legal-template", { template: id })} look="secondary" small>
                {words.open}
                <span className="sr-only">{words.openThis(name)}</span>
              </LinkButton>
            </div>
          ))}
        </section>
        <p className="note">{words.review}</p>
      </div>
    </>
  );
}
