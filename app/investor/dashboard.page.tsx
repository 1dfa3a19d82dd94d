import { pathOf } from "../paths.ts";
import { Arrival } from "../profile-kit/arrival.tsx";
import { useWords } from "../shell/language.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/dashboard.page.ts";
import dashboardStyles from "./dashboard.css?url";
import dealStyles from "./deals/deals.css?url";
import { homeData } from "./home-data.server.ts";
import { InvestorHome } from "./home.tsx";
import { investorWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: dealStyles },
  { rel: "stylesheet", href: dashboardStyles },
];

export const loader = (asked: Route.LoaderArgs) => homeData(asked);

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function InvestorDashboard({ loaderData }: Route.ComponentProps) {
  const { updated } = useWords(investorWords);
  return (
    <>
      <Arrival
        first={loaderData.isNew ? pathOf("investor-profile") : null}
        saved={loaderData.updated ? updated : null}
      />
      <InvestorHome data={loaderData} />
    </>
  );
}
