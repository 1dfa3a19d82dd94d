import { redirect } from "react-router";
import { pathOf } from "../../paths.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/mentor-hours.ts";

/** Founders used to send a mentor three times here; they now choose one of the mentor's hours. */
export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  throw redirect(pathOf("founder-hours-host", { host: args.params["mentor"] ?? "" }), 301);
}
