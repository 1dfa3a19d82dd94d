import { redirect } from "react-router";
import { pathOf } from "../../paths.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/link.ts";
import { followLink } from "./follow-link.server.ts";

export function loader(args: Route.LoaderArgs) {
  const { viewer } = requireActor(args, "investor").actor;
  if (!viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  return followLink(args, args.params.startup, args.params.link);
}
