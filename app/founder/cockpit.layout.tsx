import { Outlet } from "react-router";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/cockpit.layout.ts";
import { cockpitData } from "./cockpit-data.server.ts";
import { CockpitFrame } from "./cockpit-frame.tsx";
import cockpitStyles from "./cockpit.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
  { rel: "stylesheet", href: cockpitStyles },
];

export const loader = (args: Route.LoaderArgs) => cockpitData(args);

export default function Cockpit({ loaderData }: Route.ComponentProps) {
  return (
    <CockpitFrame cockpit={loaderData}>
      <Outlet />
    </CockpitFrame>
  );
}
