import { listImages } from "../../../domain/content/image.server.ts";
import { visitor } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/images.csv.ts";
import { deskContentWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const { lang } = asked.context.get(visitor);
  const { images: own, editor } = deskContentWords.in(lang);
  return listFile(asked, {
    name: "pictures",
    list: (db, place, actor) => listImages(db, actor, place),
    columns: [
      { title: own.file, cell: ({ name }) => name },
      { title: `${own.alt} (${editor.writtenIn.en})`, cell: ({ altEn }) => altEn },
      { title: `${own.alt} (${editor.writtenIn.fr})`, cell: ({ altFr }) => altFr },
      { title: own.size, cell: ({ width, height }) => `${width} × ${height}` },
      { title: own.permission, cell: ({ permission }) => permission },
      { title: own.permittedOn, cell: ({ permittedOn }) => permittedOn },
      { title: own.uploaded, cell: ({ uploadedAt }) => uploadedAt },
    ],
  });
}
