import { pathOf } from "../paths.ts";
import { Arrival } from "../profile-kit/arrival.tsx";
import type { Route } from "./+types/dashboard.page.ts";
import dashboardStyles from "./dashboard.css?url";
import dealStyles from "./deals/deals.css?url";
import { homeData } from "./home-data.server.ts";
import { InvestorHome } from "./home.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: dealStyles },
  { rel: "stylesheet", href: dashboardStyles },
];

export const loader = (args: Route.LoaderArgs) => homeData(args);

export default function InvestorDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Arrival first={loaderData.isNew ? pathOf("investor-profile") : null} />
      <InvestorHome data={loaderData} />
    </>
  );
}
