import { Outlet } from "react-router";
import coreStyles from "../shell/core.css?url";
import { requireActor } from "../shell/require.server.ts";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/cockpit.layout.ts";
import { cockpitData } from "./cockpit-data.server.ts";
import { CockpitFrame } from "./cockpit-frame.tsx";
import { NoStartupFrame } from "./no-startup-frame.tsx";
import cockpitStyles from "./cockpit.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
  { rel: "stylesheet", href: cockpitStyles },
];

/** A founder who has left the startup sees only the team page, so `cockpit` is null. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer } = requireActor(args, "founder").actor;
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(" ") || viewer.email;
  return { cockpit: viewer.startup && (await cockpitData(args)), name };
}

export default function Cockpit({ loaderData: { cockpit, name } }: Route.ComponentProps) {
  return cockpit ? (
    <CockpitFrame cockpit={cockpit}>
      <Outlet />
    </CockpitFrame>
  ) : (
    <NoStartupFrame name={name}>
      <Outlet />
    </NoStartupFrame>
  );
}
