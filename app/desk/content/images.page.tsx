import { data, redirect } from "react-router";
import { listImages } from "../../../domain/content/image-list.server.ts";
import { readLongForm } from "../../../platform/http/fields.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { csvPath, imagePath, pathOf } from "../../paths.ts";
import { upload } from "../../context/context.server.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { List } from "../kit/list.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/images.page.ts";
import { ImageFields } from "../editor/image-fields.tsx";
import { PictureFile } from "../editor/picture-file.tsx";
import { imagesQuery } from "./filter.server.ts";
import { takePicture } from "./upload.server.ts";
import type { Upload } from "./upload.ts";
import { deskContentWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague({ request, context });
  const { filters, place } = imagesQuery(request);
  const { rows, ...around } = await listImages(db, actor, filters.sort, place);
  return {
    title: deskWords.in(lang).title(deskContentWords.in(lang).images.title),
    filters,
    images: rows,
    around,
    isDeleted: doneIn({ context, url }).done === "deleted",
  };
}

const nothingSent: Upload = { words: {}, problems: ["noFile"], kept: null };

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const sent = await readLongForm(request, context.get(upload));
  if (!sent) return data(nothingSent, { status: 400 });
  const added = await takePicture(db, actor, sent, "");
  if (added?.status !== "saved") return data(added?.upload ?? nothingSent, { status: 422 });
  await contentWatch.refresh();
  throw redirect(
    doneUrl({ context }, pathOf("admin-image", { image: added.id }), added.isKnown ? "known" : "added"),
    303,
  );
}

export default function ImagesPage({
  loaderData: { filters, images, around, isDeleted },
  actionData,
}: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.images;
  const problems = actionData?.problems ?? [];
  return (
    <>
      <DeskHeading title={own.title} text={own.text} back={{ to: pathOf("admin-content"), words: words.list.back }} />
      {isDeleted && !actionData && <StatusLine tone="good" title={own.done.deleted} text="" />}
      <section className="desk-panel" aria-labelledby="upload">
        <h2 id="upload">{own.add}</h2>
        <PostForm encType="multipart/form-data" noValidate className="record-form">
          <PictureFile problems={problems} kept={actionData?.kept ?? null} />
          <ImageFields typed={actionData?.words ?? {}} problems={problems} />
          <Button type="submit" small className="justify-self-start">
            {own.upload}
          </Button>
        </PostForm>
      </section>
      <List
        caption={own.title}
        sorted={filters.sort || "-date"}
        columns={[
          {
            title: own.picture,
            cell: ({ id, smallest, altEn, altFr, width, height }) => (
              <>
                <img
                  src={imagePath(id, smallest)}
                  alt=""
                  width={width}
                  height={height}
                  className="picture-thumb"
                  loading="lazy"
                />
                {lang === "fr" ? altFr : altEn}
              </>
            ),
          },
          { title: own.size, cell: ({ width, height }) => `${width} × ${height}`, from: "m" },
          {
            title: own.permission,
            cell: ({ permission }) => <span className="wrap-anywhere">{permission}</span>,
            from: "l",
          },
          {
            title: own.uploaded,
            sorts: { date: own.uploaded },
            cell: ({ uploadedAt }) => formats[lang].date(new Date(uploadedAt)),
            from: "m",
          },
        ]}
        rows={images}
        rowKey={({ id }) => id}
        to={({ id }) => pathOf("admin-image", { image: id })}
        empty={<p>{own.empty}</p>}
        path={pathOf("admin-images")}
        filters={filters}
        csv={csvPath(pathOf("admin-images"))}
        {...around}
      />
    </>
  );
}
