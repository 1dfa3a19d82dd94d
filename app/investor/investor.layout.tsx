import { Outlet } from "react-router";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/investor.layout.ts";
import { investorAreaData } from "./area-data.server.ts";
import { InvestorFrame } from "./investor-frame.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
];

export const loader = (args: Route.LoaderArgs) => investorAreaData(args);

export default function InvestorArea({ loaderData }: Route.ComponentProps) {
  return (
    <InvestorFrame area={loaderData}>
      <Outlet />
    </InvestorFrame>
  );
}
