import { Link } from "react-router";
import { mustOpen } from "../../../domain/plan-grant/must-open.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/templates.page.ts";
import { legalWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "founder");
  const { db, content } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  await mustOpen(db, actor.viewer.id, "legal-templates");
  return {
    title: legalWords.in(lang).title,
    templates: content.list("legal-template", lang).map(({ id, name, purpose }) => ({ id, name, purpose })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function Templates({ loaderData: { title, templates } }: Route.ComponentProps) {
  const own = useWords(legalWords);
  return (
    <>
      <CockpitHead title={title} context={own.context}>
        <Link to={pathOf("founder-tools")} className="link">
          {own.tools}
        </Link>
      </CockpitHead>
      <div className="cockpit-work">
        <p>{own.intro}</p>
        <section className="panel sheet" aria-label={title}>
          {templates.map(({ id, name, purpose }) => (
            <div key={id} className="tool-row">
              <div>
                <h2>{name}</h2>
                <p className="text-ink-2">{purpose}</p>
              </div>
              <LinkButton to={pathOf("tool-legal-template", { template: id })} look="secondary" small>
                {own.open}
                <span className="sr-only">{own.openThis(name)}</span>
              </LinkButton>
            </div>
          ))}
        </section>
        <p className="note">{own.review}</p>
      </div>
    </>
  );
}
