import { redirect } from "react-router";
import { copyOnBehalf } from "../../domain/privacy/on-behalf.server.ts";
import { pathOf } from "../paths.ts";
import { requireColleague } from "../shell/require.server.ts";
import type { Route } from "./+types/copy-on-behalf.ts";
import { archiveFile } from "./archive.server.ts";

/** A GET request creates no copy and is redirected to the page with the button. */
export function loader(args: Route.LoaderArgs) {
  requireColleague(args);
  return redirect(pathOf("admin-privacy-request", { id: args.params.id }), 303);
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, secret, env, lang } = requireColleague(args);
  const { id } = args.params;
  const copy = await copyOnBehalf(db, actor, secret, id);
  return copy ? archiveFile(copy, lang, env.APP_URL) : redirect(pathOf("admin-privacy-request", { id }), 303);
}
