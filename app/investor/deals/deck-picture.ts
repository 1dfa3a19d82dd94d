import { pageIn } from "../../../domain/deck/deck.ts";
import { sharedDeckPage } from "../../../domain/deal/deck.server.ts";
import { pictureAnswer } from "../../../platform/http/picture-answer.server.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/deck-picture.ts";

/** A page of a startup's deck as a picture, for approved investors. */
export async function loader({ request, context, params: { startup, page } }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) return pictureAnswer(undefined);
  const { db } = context.get(services);
  const found = await sharedDeckPage(db, actor, { founder: startup, number: pageIn(page) });
  return pictureAnswer(found === "closed" ? undefined : found?.page.picture);
}
