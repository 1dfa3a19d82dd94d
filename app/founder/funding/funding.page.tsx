import { Link, useLocation } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf, routeAt } from "../../paths.ts";
import { visitor } from "../../server/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { useCockpit } from "../use-cockpit.ts";
import type { Route } from "./+types/funding.page.ts";
import { fundingWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  requireActor(asked, "founder");
  return { title: fundingWords.in(asked.context.get(visitor).lang).title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

const parts = [
  { name: "founder-funding", part: "trends" },
  { name: "founder-funding-banks", part: "banks" },
  { name: "founder-funding-public", part: "public" },
] as const;

export default function Funding() {
  const own = useWords(fundingWords);
  const { completion } = useCockpit();
  const here = routeAt(useLocation().pathname);
  const { part } = parts.find(({ name }) => name === here) ?? parts[0];
  return (
    <>
      <CockpitHead title={own.title} />
      <div className="cockpit-work">
        <nav aria-label={own.label} className="sub-tabs">
          <ul>
            {parts.map(({ name, part: each }) => (
              <li key={name}>
                <Link to={pathOf(name)} aria-current={each === part ? "page" : undefined}>
                  {own.tabs[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="cockpit-section">
          <h2>{own[part].title}</h2>
          <p className="max-w-article">{own[part].text}</p>
          <p className="max-w-article">{completion.rate === 100 ? own.complete : own.incomplete}</p>
          <LinkButton to={pathOf("founder-profile")} look="secondary" small className="justify-self-start">
            {own.profile}
          </LinkButton>
        </section>
      </div>
    </>
  );
}
