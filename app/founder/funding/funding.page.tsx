import { Link, useLocation } from "react-router";
import { pathOf, routeAt } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/funding.page.ts";
import fundingStyles from "./funding.css?url";
import { AidList } from "./aid-list.tsx";
import { BankProductList } from "./bank-product-list.tsx";
import { shownAids, shownBankProducts, shownTrends } from "./shown.server.ts";
import { TrendList } from "./trend-list.tsx";
import { fundingWords } from "./words.ts";

const parts = [
  { name: "founder-funding", part: "trends" },
  { name: "founder-funding-banks", part: "banks" },
  { name: "founder-funding-public", part: "public" },
] as const;

const partAt = (path: string) => parts.find(({ name }) => name === routeAt(path))?.part ?? "trends";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const part = partAt(new URL(args.request.url).pathname.replace(/\.data$/, ""));
  return {
    title: fundingWords.in(lang).title,
    trends: part === "trends" ? await shownTrends(db, actor, content, lang) : null,
    banks: part === "banks" ? shownBankProducts(content, lang) : null,
    aids: part === "public" ? await shownAids(db, actor, content, lang) : null,
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: fundingStyles },
];

export default function Funding({ loaderData: { trends, banks, aids } }: Route.ComponentProps) {
  const words = useWords(fundingWords);
  const here = partAt(useLocation().pathname);
  return (
    <>
      <CockpitHead title={words.title} />
      <div className="cockpit-work">
        <nav aria-label={words.label} className="sub-tabs">
          <ul>
            {parts.map(({ name, part }) => (
              <li key={name}>
                <Link to={pathOf(name)} aria-current={part === here ? "page" : undefined}>
                  {words.tabs[part]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {trends && <TrendList {...trends} />}
        {banks && <BankProductList products={banks} />}
        {aids && <AidList {...aids} />}
      </div>
    </>
  );
}
