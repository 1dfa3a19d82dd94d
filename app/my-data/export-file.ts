import { redirect } from "react-router";
import { opens } from "../../domain/application/pass.server.ts";
import { takeExport } from "../../domain/privacy/request.server.ts";
import { passPath } from "../paths.ts";
import { services, visitor } from "../services.server.ts";
import type { Route } from "./+types/export-file.ts";
import { archiveFile } from "./archive.server.ts";

/** Looking at the address takes nothing: the page before it has the button. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(passPath("my-data-export", params.pass), 303);

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret, env } = context.get(services);
  const { lang, address } = context.get(visitor);
  const id = opens("privacy-export", params.pass, secret);
  const taken = id && (await takeExport(db, id, address));
  if (!taken) return redirect(passPath("my-data-export", params.pass), 303);
  return archiveFile(taken, lang, env.APP_URL);
}
