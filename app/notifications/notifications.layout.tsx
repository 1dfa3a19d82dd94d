import { Outlet } from "react-router";
import { cockpitData } from "../founder/cockpit-data.server.ts";
import { CockpitFrame } from "../founder/cockpit-frame.tsx";
import cockpitStyles from "../founder/cockpit.css?url";
import { investorAreaData } from "../investor/area-data.server.ts";
import { NoStartupFrame } from "../founder/no-startup-frame.tsx";
import { InvestorFrame } from "../investor/investor-frame.tsx";
import coreStyles from "../shell/core.css?url";
import { requireViewer } from "../shell/require.server.ts";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/notifications.layout.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
  { rel: "stylesheet", href: cockpitStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { role, startup, email } = requireViewer(args, "founder", "investor");
  return {
    cockpit: startup && (await cockpitData(args)),
    area: role === "investor" ? await investorAreaData(args) : null,
    email,
  };
}

/** Chooses the founder's or the investor's page frame, because both roles use the same notifications URL. */
export default function NotificationsFrame({ loaderData: { cockpit, area, email } }: Route.ComponentProps) {
  if (cockpit)
    return (
      <CockpitFrame cockpit={cockpit}>
        <Outlet />
      </CockpitFrame>
    );
  return area ? (
    <InvestorFrame area={area}>
      <Outlet />
    </InvestorFrame>
  ) : (
    <NoStartupFrame name={email}>
      <Outlet />
    </NoStartupFrame>
  );
}
