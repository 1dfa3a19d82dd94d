import Cockpit, { links as cockpitLinks, loader as loadCockpit } from "../founder/cockpit.layout.tsx";
import InvestorArea, { loader as loadInvestorArea } from "../investor/investor.layout.tsx";
import { requireViewer } from "../shell/require.server.ts";
import type { Route } from "./+types/notifications.layout.ts";

export const links: Route.LinksFunction = cockpitLinks;

export async function loader(asked: Route.LoaderArgs) {
  const { role } = requireViewer(asked, "founder", "investor");
  return role === "founder"
    ? { cockpit: await loadCockpit(asked), investorArea: null }
    : { cockpit: null, investorArea: await loadInvestorArea(asked) };
}

/** The frame of the reader's own area: one address serves founders and investors. */
export default function NotificationsFrame({ loaderData: { cockpit, investorArea } }: Route.ComponentProps) {
  return cockpit ? <Cockpit loaderData={cockpit} /> : <InvestorArea loaderData={investorArea} />;
}
