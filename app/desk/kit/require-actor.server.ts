import { requireActor as requireAs, type RouteArgs } from "../../shell/require.server.ts";

/** Who works on the desk. */
export const requireActor = (asked: RouteArgs) => requireAs(asked, "admin");
