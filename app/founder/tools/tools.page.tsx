import { Link } from "react-router";
import { opens, type Right } from "../../../domain/plan/rights.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { visitor } from "../../server/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { founderWords } from "../words.ts";
import type { Route } from "./+types/tools.page.ts";
import { toolsWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  requireActor(asked, "founder");
  return { title: toolsWords.in(asked.context.get(visitor).lang).title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

const open = [
  { name: "founder-check-in", words: "numbers" },
  { name: "founder-cap-table", words: "capTable" },
] as const;
const toCome = ["tools", "legal-templates", "forecast", "term-sheet", "saved-scenarios"] as const satisfies Right[];

export default function Tools() {
  const own = useWords(toolsWords);
  const { plan } = useWords(founderWords);
  return (
    <>
      <CockpitHead title={own.title} />
      <div className="cockpit-work">
        <section className="panel sheet" aria-labelledby="tools-now">
          <div className="sheet-head">
            <h2 id="tools-now">{own.now}</h2>
          </div>
          {open.map(({ name, words }) => (
            <div key={name} className="tool-row">
              <div>
                <h3>{own[words].name}</h3>
                <p className="text-ink-2">{own[words].text}</p>
              </div>
              <LinkButton to={pathOf(name)} look="secondary" small>
                {own[words].open}
              </LinkButton>
            </div>
          ))}
        </section>
        <section className="cockpit-section">
          <h2>{own.plans}</h2>
          <p>{own.plansText}</p>
          <dl className="rows">
            {toCome.map((right) => (
              <div key={right}>
                <dt>{own.rights[right]}</dt>
                <dd>
                  {plan.names[opens[right]]}, {own.notOpen}
                </dd>
              </div>
            ))}
          </dl>
          <Link to={pathOf("pricing")} className="link">
            {own.pricing}
          </Link>
        </section>
      </div>
    </>
  );
}
