import { redirect } from "react-router";
import { pathOf } from "../../paths.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/mentor-hours.ts";

/** Redirects to the mentor's bookable hours. This URL used to show a form for a message to the mentor. */
export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  throw redirect(pathOf("founder-hours-host", { host: args.params["mentor"] ?? "" }), 301);
}
