import { recordBeat } from "../../../domain/deck/beat.server.ts";
import { pageIn } from "../../../domain/deck/deck.ts";
import { sharedDeck } from "../../../domain/deal/deck.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/deck-beat.ts";

/** The investor's browser calls this action regularly to count the reading time of a deck page. */
export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "investor");
  const { startup: founder } = args.params;
  const deck = actor.viewer.approved ? await sharedDeck(db, actor, founder) : null;
  if (!deck) return new Response(null, { status: 404 });
  const fields = await readForm(args.request);
  const page = pageIn(fields?.["page"] ?? "") || null;
  const reader = { founder, person: actor.viewer.id };
  const isOpen = await recordBeat(db, reader, { page, pages: deck.pages, version: deck.id });
  return new Response(null, { status: isOpen ? 204 : 404 });
}
