import { listImages } from "../../../domain/content/image-list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/images.csv.ts";
import { imagesQuery } from "./filter.server.ts";
import { deskContentWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const { images, editor } = deskContentWords.in(lang);
  return listFile(args, {
    name: "pictures",
    list: (db, place, actor) => listImages(db, actor, imagesQuery(args.request).filters.sort, place),
    columns: [
      { title: images.file, cell: ({ name }) => name },
      { title: `${images.alt} (${editor.writtenIn.en})`, cell: ({ altEn }) => altEn },
      { title: `${images.alt} (${editor.writtenIn.fr})`, cell: ({ altFr }) => altFr },
      { title: images.size, cell: ({ width, height }) => `${width} × ${height}` },
      { title: images.permission, cell: ({ permission }) => permission },
      { title: images.permittedOn, cell: ({ permittedOn }) => permittedOn },
      { title: images.uploaded, cell: ({ uploadedAt }) => uploadedAt },
    ],
  });
}
