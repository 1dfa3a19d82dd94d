import { redirect } from "react-router";
import { opens } from "../../domain/application/access-token.server.ts";
import { takeExport } from "../../domain/privacy/export-request.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/export-file.ts";
import { archiveFile } from "./archive.server.ts";
import { takePress } from "../shell/form/link-press.server.ts";

/** Opening this URL downloads nothing: a GET request is redirected to the page with the download button. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(pathOf("my-data-export", { accessToken: params.accessToken }), 303);

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret, env, lang, address } = context.get(services);
  const id = opens("privacy-export", params.accessToken, secret);
  if (id) await takePress({ context }, id);
  const taken = id && (await takeExport(db, id, address));
  if (!taken) return redirect(pathOf("my-data-export", { accessToken: params.accessToken }), 303);
  return archiveFile(taken, lang, env.APP_URL);
}
