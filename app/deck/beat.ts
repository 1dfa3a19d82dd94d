import { recordBeat } from "../../domain/deck/beat.server.ts";
import { pageIn } from "../../domain/deck/deck.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/beat.ts";
import { deckFile } from "./deck-file.ts";
import { linkReader } from "./proof.server.ts";

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "private, no-store" } });

/** Counts the reading time of the visible deck page. Returns 404 when the link is no longer valid. */
export async function action(args: Route.ActionArgs) {
  const reader = await linkReader(args, args.params.link);
  if (!reader || reader === "paused" || reader.state !== "open") return answer(404);
  const fields = await readForm(args.request);
  if (fields?.["file"] !== deckFile) return answer(404);
  const { founder, toEmail: email, deck } = reader.link;
  if (email !== null) {
    const page = pageIn(fields["page"] ?? "") || null;
    await recordBeat(args.context.get(services).db, { founder, email }, { page, pages: deck.pages, version: deck.id });
  }
  return answer(204);
}
