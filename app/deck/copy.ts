import { copyOf } from "../../domain/deck/copy.server.ts";
import { Crowded } from "../../platform/auth/hash-queue.server.ts";
import { fileAnswer } from "../../platform/http/file-answer.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/copy.ts";
import { deckFile } from "./deck-file.ts";
import { linkReader } from "./proof.server.ts";

const answer = (status: number, retryAfter?: number) =>
  new Response(null, {
    status,
    headers: {
      "Cache-Control": "private, no-store",
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    },
  });

/** Returns the watermarked copy of a deck to a recipient whose link allows downloads. */
export async function loader(args: Route.LoaderArgs) {
  const reader = await linkReader(args, args.params.link);
  if (!reader || reader === "paused" || reader.state !== "open" || args.params.file !== deckFile) return answer(404);
  try {
    const copied = await copyOf(args.context.get(services).db, reader.link, args.context.get(services).address);
    if (copied.status === "gone") return answer(404);
    if (copied.status === "limited") return answer(429, copied.retryAfter);
    const file = fileAnswer("deck", "pdf", copied.file);
    // The URL of the link is secret, so the file viewer must not send it in the Referer header.
    file.headers.set("Referrer-Policy", "no-referrer");
    return file;
  } catch (error) {
    if (!(error instanceof Crowded)) throw error;
    return answer(503, error.retryAfter);
  }
}
