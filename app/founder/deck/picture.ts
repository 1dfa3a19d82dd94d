import { pageIn } from "../../../domain/deck/deck.ts";
import { ownDeckPage } from "../../../domain/deck/deck.server.ts";
import { pictureAnswer } from "../../../platform/http/picture-answer.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/picture.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireActor(args, "founder");
  return pictureAnswer((await ownDeckPage(db, actor, pageIn(args.params.page)))?.picture);
}
