import { listImages } from "../../../domain/content/image.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/images.csv.ts";
import { deskContentWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { images: own, editor } = deskContentWords.in(lang);
  return csvAnswer({
    name: "pictures",
    lang,
    pages: everyPage((place) => listImages(db, actor, place, 500)),
    columns: [
      { title: own.file, cell: ({ name }) => name },
      { title: `${own.alt} (${editor.languages.en})`, cell: ({ altEn }) => altEn },
      { title: `${own.alt} (${editor.languages.fr})`, cell: ({ altFr }) => altFr },
      { title: own.size, cell: ({ width, height }) => `${width} × ${height}` },
      { title: own.permission, cell: ({ permission }) => permission },
      { title: own.permittedOn, cell: ({ permittedOn }) => permittedOn },
      { title: own.uploaded, cell: ({ uploadedAt }) => uploadedAt },
    ],
  });
}
