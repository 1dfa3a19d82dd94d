import { openInvitation } from "../../domain/seat/acceptable.server.ts";
import { invitationIn } from "../../domain/seat/link.server.ts";
import { services } from "../context/context.server.ts";
import { routeAt } from "../paths.ts";
import { sameSitePath } from "../shell/same-site-path.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** Returns the open invitation to a startup if `to` is the path of an invitation page. Otherwise returns undefined. */
export async function wantedInvitation({ context }: Pick<RouteArgs, "context">, to: string) {
  const { db, secret } = context.get(services);
  const { pathname } = sameSitePath(to);
  const id = routeAt(pathname) === "invitation" ? invitationIn(secret, pathname.split("/").at(-1)) : undefined;
  return id ? await openInvitation(db, id) : undefined;
}
