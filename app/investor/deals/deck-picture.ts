import { pageIn } from "../../../domain/deck/deck.ts";
import { sharedDeckPage } from "../../../domain/deal/deck.server.ts";
import { takePicture } from "../../../domain/deck/link-access.server.ts";
import { markedPage } from "../../../domain/deck/marked-page.server.ts";
import { drawnPictureAnswer, pictureAnswer } from "../../../platform/http/picture-answer.server.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/deck-picture.ts";

export async function loader({ request, context, params: { startup, page } }: Route.LoaderArgs) {
  const { actor } = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) return pictureAnswer(undefined);
  const { db } = context.get(services);
  if (!(await takePicture(db, actor.viewer.id)))
    return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  const found = await sharedDeckPage(db, actor, { founder: startup, number: pageIn(page) });
  if (!found || found === "closed") return pictureAnswer(undefined);
  const { email } = actor.viewer;
  const reader = { address: actor.address, email };
  return drawnPictureAnswer(markedPage(db, reader, { version: found.deck.id, number: found.page.number }));
}
