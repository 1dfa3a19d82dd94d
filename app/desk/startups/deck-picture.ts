import { pageIn } from "../../../domain/deck/deck.ts";
import { pageOf } from "../../../domain/deck/deck.server.ts";
import { deckPageToLookAt } from "../../../domain/deck/look.server.ts";
import { pictureAnswer } from "../../../platform/http/picture-answer.server.ts";
import { services } from "../../context/context.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import type { Route } from "./+types/deck-picture.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireColleague(args);
  const { startup, version, page } = args.params;
  const wanted = { startup, version: Number(version), page: pageIn(page) };
  const { db } = args.context.get(services);
  const found = await deckPageToLookAt(db, actor, wanted);
  return pictureAnswer(found ? (await pageOf(db, found.id, found.page.number))?.picture : undefined);
}
