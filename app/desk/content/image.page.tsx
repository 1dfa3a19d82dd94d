import { data, redirect } from "react-router";
import { deleteImage, describeImage, shownDescription, usesOfImage } from "../../../domain/content/image.server.ts";
import { findImage } from "../../../domain/content/image-list.server.ts";
import { postsShowing } from "../../../domain/post/read-post.server.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { imagePath, pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { goneTitle } from "../kit/gone.server.ts";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { byIntent, invalid, receiveAtPage } from "../../shell/form/receive.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/image.page.ts";
import { PictureLine } from "./picture-line.tsx";
import { nameOf } from "./record-name.ts";
import { ImageFields } from "../editor/image-fields.tsx";
import { deskContentWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  const image = await findImage(db, actor, params.image);
  if (!image)
    return data({ title: goneTitle(lang), image: null, shown: "", uses: [], covers: [], done: null }, { status: 404 });
  const { done } = doneIn({ context, url });
  return data({
    title: deskWords.in(lang).title(deskContentWords.in(lang).images.title),
    image,
    shown: shownDescription(image),
    uses: (await usesOfImage(db, actor, image.id)).map(({ kind, id, data: record }) => ({
      kind,
      id,
      name: record ? nameOf(record, content, lang) : id,
    })),
    covers: await postsShowing(db, actor, image.id),
    done: done === "added" || done === "known" || done === "saved" ? (done as "added" | "known" | "saved") : null,
  });
}

export function action(args: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague(args);
  const id = args.params.image;
  const answer = (path: string, done: string) => redirect(doneUrl(args, path, done), 303);
  return receiveAtPage(
    args,
    byIntent<Response>(
      {
        "": async (fields) => {
          const saved = await describeImage(db, actor, id, fields);
          if (saved.status === "overtaken") return { refused: "overtaken", overtaken: saved.overtaken };
          if (saved.status === "refused")
            return invalid(Object.fromEntries(saved.problems.map((field) => [field, "invalid"])));
          await contentWatch.refresh();
          return answer(pathOf("admin-image", { image: id }), "saved");
        },
        delete: async () => {
          const isCover = (await postsShowing(db, actor, id)).length > 0;
          if (isCover || !(await deleteImage(db, actor, id))) return { refused: "stillUsed", http: 422 };
          return answer(pathOf("admin-images"), "deleted");
        },
      },
      "do",
    ),
  );
}

export default function ImagePage({
  loaderData: { image, shown: displayed, uses, covers, done },
  actionData,
}: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.images;
  if (!image) return <NotFound back={{ to: pathOf("admin-images"), words: own.title }} />;
  const { id, width, height, smallest, ...described } = image;
  const alt = lang === "fr" ? image.altFr : image.altEn;
  const shown = Math.min(width, 960);
  const refusal = actionData ?? undefined;
  const { editor } = words;
  const labels = {
    altEn: `${own.alt} (${editor.writtenIn.en})`,
    altFr: `${own.alt} (${editor.writtenIn.fr})`,
    permission: own.permission,
    permittedOn: own.permittedOn,
  };
  const isUsed = uses.length + covers.length > 0;
  return (
    <>
      <DeskHeading title={alt} back={{ to: pathOf("admin-images"), words: own.title }} />
      {done && !actionData && <StatusLine tone={done === "known" ? "warn" : "good"} title={own.done[done]} text="" />}
      <RefusalNotice refusal={refusal} problems={{ stillUsed: own.stillUsed }} />
      <img
        src={imagePath(id, width >= 960 || width === shown ? shown : smallest)}
        alt={alt}
        width={width}
        height={height}
        className="picture-large"
      />
      <div className="desk-file">
        <PostForm
          noValidate
          className="record-form"
          displayed={{
            shown: displayed,
            tell: (name, text) => ({ label: labels[name as keyof typeof labels], text }),
            isOther: refusal?.status === "stillUsed",
          }}
        >
          <ImageFields
            typed={refusal?.values["altEn"] !== undefined ? refusal.values : { ...described, uploadedAt: undefined }}
            problems={Object.keys(refusal?.errors ?? {})}
          />
          <Button type="submit" small className="justify-self-start">
            {own.save}
          </Button>
        </PostForm>
        <div>
          <PictureLine
            id={id}
            width={shown === width || width >= 960 ? shown : smallest}
            alt={{ en: image.altEn, fr: image.altFr }}
          />
          <section className="desk-part" aria-labelledby="uses">
            <h2 id="uses">{own.uses}</h2>
            {!isUsed && <p className="note">{own.unused}</p>}
            <ul className="waiting wrap-anywhere">
              {uses.map(({ kind, id: record, name }) => (
                <li key={`${kind}/${record}`}>
                  <TextLink to={pathOf("admin-record", { kind, id: record })}>
                    {words.editor.with(words.kinds[kind], name)}
                  </TextLink>
                </li>
              ))}
              {covers.map((post) => (
                <li key={post.id}>
                  <TextLink to={pathOf("admin-post", { post: post.id })}>{words.posts.cover(post.title)}</TextLink>
                </li>
              ))}
            </ul>
            {!isUsed && (
              <PostForm>
                <p className="note">{own.deleteText}</p>
                <Button type="submit" name="do" value="delete" look="secondary" small className="mt-3">
                  {own.delete}
                </Button>
              </PostForm>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
