import { redirect } from "react-router";
import { copyOnBehalf } from "../../domain/privacy/on-behalf.server.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../context/context.server.ts";
import { requireViewer } from "../shell/require.server.ts";
import type { Route } from "./+types/copy-on-behalf.ts";
import { archiveFile } from "./archive.server.ts";

/** Looking at the address takes nothing: the request's page on the desk has the button. */
export function loader(asked: Route.LoaderArgs) {
  requireViewer(asked, "admin");
  return redirect(pathOf("admin-privacy-request", { id: asked.params.id }), 303);
}

export async function action(asked: Route.ActionArgs) {
  const viewer = requireViewer(asked, "admin");
  const { db, secret, env } = asked.context.get(services);
  const { lang, address } = asked.context.get(visitor);
  const { id } = asked.params;
  const copy = await copyOnBehalf(db, secret, id, { viewer, address });
  return copy ? archiveFile(copy, lang, env.APP_URL) : redirect(pathOf("admin-privacy-request", { id }), 303);
}
