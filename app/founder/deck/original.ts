import { data } from "react-router";
import { ownDeckFile } from "../../../domain/deck/deck.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/original.ts";

/** Returns the startup's last uploaded deck as a download. The site never displays a PDF itself. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const original = await ownDeckFile(args.context.get(services).db, actor);
  if (original.status === "gone") throw data(null, { status: 404 });
  if (original.status === "limited")
    return new Response(null, { status: 429, headers: { "Retry-After": String(original.retryAfter) } });
  return fileAnswer("deck", "pdf", original.file);
}
