import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import type { When } from "../../../domain/content/editing.ts";
import { issuesOf, readersToTell } from "../../../domain/newsletter/issue.server.ts";
import { changePost } from "../../../domain/post/edit.server.ts";
import { readPost } from "../../../domain/post/read-post.server.ts";
import { picturesFor } from "../../../domain/post/pictures.server.ts";
import { articleReviewAfter } from "../../../domain/post/post.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { readLongForm } from "../../../platform/http/fields.server.ts";
import { languages } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { upload } from "../../context/context.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { goneTitle } from "../kit/gone.server.ts";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { byIntent } from "../../shell/form/receive.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/post.page.ts";
import { type Done, isDone } from "./done.ts";
import { offeredPictures } from "./editor.server.ts";
import { moment } from "../kit/format-datetime.ts";
import { PostEditor, type PostReturned } from "../editor/post-editor.tsx";
import { type PostFormValues, readPostForm } from "../editor/post-form.ts";
import { slugOf } from "../editor/form-values.ts";
import { deskContentWords } from "./words.ts";

function newPost(): PostFormValues {
  const today = parisDay(new Date());
  const edition = { title: "", excerpt: "", body: "", author: "", authorIsSample: false, chart: "" };
  return {
    slug: "",
    category: "growth",
    featured: false,
    cover: null,
    checked: today,
    reviewAfter: articleReviewAfter(today),
    newsletter: false,
    en: edition,
    fr: edition,
  };
}

const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague({ request, context });
  const words = deskContentWords.in(lang).posts;
  const { done } = doneIn({ context, url });
  const title = (name: string) => deskWords.in(lang).title(name);
  if (params.post === "new")
    return data({
      title: title(words.new),
      post: { id: null, typed: newPost(), status: "draft" as const, publishAt: null, base: "", issues: [] },
      readers: await readersToTell(db, null),
      images: await offeredPictures(db, actor, []),
      done: null,
    });
  const id = numberOf(params.post);
  const found = id === null ? undefined : await readPost(db, actor, id);
  if (!found)
    return data({ title: goneTitle(lang), post: null, readers: null, images: [], done: null }, { status: 404 });
  const { status, publishedAt, scheduledFor, base, ...typed } = found;
  return data({
    title: title(typed[lang].title || typed.fr.title || typed.en.title || words.new),
    post: {
      id: found.id,
      typed,
      status,
      publishAt: (scheduledFor ?? publishedAt)?.toISOString() ?? null,
      base,
      issues: await issuesOf(db, found.id),
    },
    readers: await readersToTell(db, found.id),
    images: await offeredPictures(db, actor, found.cover === null ? [] : [found.cover]),
    done: isDone(done) ? done : null,
  });
}

/** A preview changes no data, so the loader does not need to run again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("do") === "preview" ? false : defaultShouldRevalidate;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const sent = await readLongForm(request, context.get(upload));
  if (!sent) return data(null, { status: 400 });
  const { fields } = sent;
  const does = fields.get("do") ?? "draft";
  const publishAt = fields.get("publishAt") ?? "";
  const read = readPostForm(fields);
  const title = read.en.title || read.fr.title;
  const named = { ...read, slug: read.slug || slugOf(title) };
  const returned = (more: Partial<PostReturned>): PostReturned => ({
    typed: title ? named : read,
    publishAt,
    problems: [],
    overtaken: false,
    previews: null,
    unasked: null,
    stamp: crypto.randomUUID(),
    ...more,
  });
  const id = params.post === "new" ? null : numberOf(params.post);
  if (id === null && params.post !== "new") return data(null, { status: 404 });

  async function save(when: When | null, done: Done) {
    if (!when) return data(returned({ problems: [{ path: "publishAt", code: "notADay" }] }), { status: 422 });
    const saved = await changePost(db, actor, {
      id,
      base: fields.get("base") ?? "",
      post: named,
      when,
      mails: numberOf(fields.get("mails") ?? "") ?? 0,
    });
    if (saved.status === "refused") return data(returned({ problems: saved.problems }), { status: 422 });
    if (saved.status === "overtaken") return data(returned({ overtaken: true }), { status: 409 });
    if (saved.status === "unasked" && (does === "publish" || does === "date"))
      return data(returned({ unasked: { does, mails: saved.mails } }));
    if (saved.status !== "saved") return data(null, { status: 400 });
    await contentWatch.refresh();
    return redirect(doneUrl({ context }, pathOf("admin-post", { post: saved.id }), done), 303);
  }

  const answer = await byIntent<Response | ReturnType<typeof data<PostReturned | null>>>(
    {
      preview: async () => data(returned({ typed: read, previews: await drawn(db, read) })),
      publish: () => save("now", "published"),
      date: () => save(parisInstant(publishAt), "scheduled"),
      withdraw: () => save("draft", "withdrawn"),
      draft: () => save("draft", "draft"),
    },
    "do",
  )({ do: does });
  return "refused" in answer ? data(null, { status: 422 }) : answer;
}

async function drawn(db: Db, typed: PostFormValues) {
  const { renderMarkdown } = await import("../../../domain/post/markdown.server.ts");
  const bodies = languages.map((lang) => typed[lang].body.slice(0, 60_000));
  const pictures = await picturesFor(db, bodies);
  const [en, fr] = languages.map(
    (lang, at) => renderMarkdown(bodies[at] ?? "", lang, typed[lang].title, pictures).html,
  );
  return { en: en ?? "", fr: fr ?? "" };
}

export default function PostPage({ loaderData: { post, readers, images, done }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.posts;
  if (!post || !readers) return <NotFound back={{ to: pathOf("admin-posts"), words: own.title }} />;
  const { typed, status, publishAt, issues } = post;
  return (
    <>
      <DeskHeading
        title={typed[lang].title || typed.fr.title || typed.en.title || own.new}
        back={{ to: pathOf("admin-posts"), words: own.title }}
      >
        {post.id !== null && (
          <span className={`tag ${status === "published" ? "tag-good" : status === "scheduled" ? "tag-open" : ""}`}>
            {status === "draft" || !publishAt
              ? own.statuses[status]
              : status === "published"
                ? own.publishedOn(moment(publishAt, lang))
                : own.scheduledFor(moment(publishAt, lang))}
          </span>
        )}
        {status === "published" && (
          <a href={pathOf("article", { slug: typed.slug })} className="link">
            {own.toSite}
          </a>
        )}
        {post.id !== null && (
          <TextLink to={pathOf("admin-post-history", { post: post.id })}>{words.editor.history}</TextLink>
        )}
      </DeskHeading>
      {done && !actionData && <StatusLine tone="good" title={words.done[done]} text="" />}
      {issues.length > 0 && (
        <p className="note">
          {issues
            .map(({ mails, lang: written, announcedAt }) =>
              own.sent(own.letters(mails), words.editor.languages[written], moment(announcedAt, lang)),
            )
            .join(" ")}{" "}
          {own.sentOnce}
        </p>
      )}
      <PostEditor post={post} readers={readers} images={images} returned={actionData ?? undefined} />
    </>
  );
}
