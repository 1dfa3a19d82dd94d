import { data } from "react-router";
import { ownDeckFile } from "../../../domain/deck/deck.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/original.ts";

/** The last uploaded file, for its own startup, to save and never to show: no PDF opens on this site. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const original = await ownDeckFile(args.context.get(services).db, actor);
  if (original.status === "gone") throw data(null, { status: 404 });
  if (original.status === "limited")
    return new Response(null, { status: 429, headers: { "Retry-After": String(original.retryAfter) } });
  return fileAnswer("deck", "pdf", original.file);
}
