import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/audit.page.ts";
import { AuditForm } from "./audit-form.tsx";
import { auditActions } from "./audit.form.server.ts";
import { auditOffer } from "./audit-offer.server.ts";
import { studioWords } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const { metadata, intro, points } = content.page("studio-audit", lang);
  return { metadata, intro, points, offer: auditOffer(content, lang) };
}

export const action = (args: Route.ActionArgs) => auditActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("studio-audit", loaderData.metadata, rootData(matches), { social: "studio" }) : [];

export default function Audit({ loaderData: { intro, points, offer }, actionData }: Route.ComponentProps) {
  const words = useWords(studioWords);
  return (
    <section className="page section contact">
      <div>
        <h1>{offer.title}</h1>
        <p className="lead mt-4">{intro}</p>
        <dl className="rows mt-6">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <TextLink to={pathOf("studio")}>{words.page.back}</TextLink>
        </p>
      </div>
      <div id="request">
        <AuditForm offer={offer} refused={actionData} />
      </div>
    </section>
  );
}
