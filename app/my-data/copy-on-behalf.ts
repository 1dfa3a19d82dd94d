import { redirect } from "react-router";
import { copyOnBehalf } from "../../domain/privacy/on-behalf.server.ts";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../context/context.server.ts";
import { requireColleague } from "../shell/require.server.ts";
import type { Route } from "./+types/copy-on-behalf.ts";
import { archiveFile } from "./archive.server.ts";

/** GET creates no copy: it redirects to the request's page on the desk, which has the button. */
export function loader(args: Route.LoaderArgs) {
  requireColleague(args);
  return redirect(pathOf("admin-privacy-request", { id: args.params.id }), 303);
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireColleague(args).viewer;
  const { db, secret, env } = args.context.get(services);
  const { lang, address } = args.context.get(visitor);
  const { id } = args.params;
  const copy = await copyOnBehalf(db, { viewer, address }, secret, id);
  return copy ? archiveFile(copy, lang, env.APP_URL) : redirect(pathOf("admin-privacy-request", { id }), 303);
}
