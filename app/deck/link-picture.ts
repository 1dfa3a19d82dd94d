import { pageIn } from "../../domain/deck/deck.ts";
import { pageOf } from "../../domain/deck/deck.server.ts";
import { takePicture } from "../../domain/deck/link-access.server.ts";
import { markedPage } from "../../domain/deck/marked-page.server.ts";
import { drawnPictureAnswer, pictureAnswer } from "../../platform/http/picture-answer.server.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/link-picture.ts";
import { deckFile } from "./deck-file.ts";
import { linkReader } from "./proof.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(services);
  const reader = await linkReader(args, args.params.link);
  if (!reader || reader === "paused" || reader.state !== "open" || args.params.file !== deckFile)
    return pictureAnswer(undefined);
  const { id, deck, toEmail, watermark } = reader.link;
  const { address } = args.context.get(services);
  if (!(await takePicture(db, toEmail === null ? `${id} ${address}` : id)))
    return new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  const number = pageIn(args.params.page);
  return drawnPictureAnswer(
    watermark && toEmail !== null
      ? markedPage(db, { address, email: toEmail }, { version: deck.id, number })
      : pageOf(db, deck.id, number).then((page) => page?.picture),
  );
}
