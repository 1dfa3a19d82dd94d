import { data, redirect } from "react-router";
import type { Content } from "../../../domain/content/content.server.ts";
import { historyOfPost, putPostBack } from "../../../domain/post/history.server.ts";
import { readPost } from "../../../domain/post/read-post.server.ts";
import type { Category } from "../../../domain/post/post.ts";
import { printRetention } from "../../../domain/retention/rules.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { goneTitle } from "../kit/gone.server.ts";
import { doneUrl } from "../../shell/done.server.ts";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { listPath, readListAddress } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/post-history.page.ts";
import { ChangeList, type NamedChange } from "../editor/change-list.tsx";
import { moment } from "../kit/format-datetime.ts";
import { problemWords } from "../editor/problem-words.ts";
import { deskContentWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

type Change = { path: string; before: unknown; after: unknown };

/** Returns a change together with the label that the article editor shows for the changed field. */
function named({ path, before, after }: Change, content: Content, lang: Lang): NamedChange {
  const { fields, categories } = deskContentWords.in(lang).posts;
  const [first = "", second] = path.split(".");
  const field = (second ?? first) as keyof typeof fields;
  const print = (value: unknown) => {
    if (typeof value !== "string") return value;
    if (field === "cover") return content.picture(value, lang)?.alt ?? value;
    if (field === "category") return categories[value as Category];
    return field === "checked" || field === "reviewAfter" ? formats[lang].date(value) : value;
  };
  const isText = second !== undefined && typeof (after ?? before) === "string";
  return {
    path,
    name: fields[field],
    lang: second === undefined ? undefined : (first as Lang),
    before: print(before),
    after: print(after),
    ...(isText && { before: before ?? "", after: after ?? "" }),
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  const id = numberOf(params.post);
  const post = await readPost(db, actor, id);
  if (!post) return data({ title: goneTitle(lang), history: null }, { status: 404 });
  const { place } = readListAddress(new URL(request.url).searchParams, []);
  const { past, older } = await historyOfPost(db, actor, id, place);
  const name = post[lang].title || post.fr.title || post.en.title;
  return data({
    title: deskWords.in(lang).title(deskContentWords.in(lang).history.title(name)),
    history: {
      id,
      name,
      base: post.base,
      older,
      kept: printRetention("audit_log", lang),
      past: past.map(({ changed, ...entry }) => ({
        ...entry,
        changed: changed.map((each) => named(each, content, lang)),
      })),
    },
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const fields = await readForm(request);
  const id = numberOf(params.post);
  const entry = Number(/^\d{1,15}$/.exec(fields?.["undo"] ?? "")?.[0] ?? Number.NaN);
  if (Number.isNaN(entry)) return data(null, { status: 400 });
  const saved = await putPostBack(db, actor, id, entry, fields?.["base"]);
  if (saved.status === "refused") return data(saved.problems, { status: 422 });
  if (saved.status !== "saved") return data([], { status: 409 });
  await contentWatch.refresh();
  const post = await readPost(db, actor, id);
  throw redirect(
    doneUrl({ context }, pathOf("admin-post", { post: id }), post?.status === "published" ? "undone" : "restored"),
    303,
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function PostHistoryPage({ loaderData: { history }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.history;
  if (!history) return <NotFound back={{ to: pathOf("admin-posts"), words: words.posts.title }} />;
  const { id, name, base, past, older, kept } = history;
  return (
    <>
      <DeskHeading
        title={own.title(name)}
        text={own.postIntro(kept)}
        back={{ to: pathOf("admin-post", { post: id }), words: name }}
      />
      {actionData && (
        <StatusLine
          tone="bad"
          title={`${words.refused.title}.`}
          text={actionData.map((each) => problemWords(words, each)).join(" ") || own.overtaken}
        />
      )}
      {past.length === 0 && <p className="note">{own.none}</p>}
      <ol className="desk-log">
        {past.map(({ id: entry, author, at, status, wasPublished, publishAt, changed, canPutBack }) => (
          <li key={entry}>
            <h2>
              {status === "scheduled" && publishAt
                ? own.dated(moment(publishAt, lang))
                : status === "published"
                  ? own.published
                  : wasPublished
                    ? own.takenOff
                    : own.draft}
            </h2>
            <p className="desk-sub">
              {moment(at, lang)}, {own.by(author === null ? own.shipped : author || words.editor.someone)}
            </p>
            {changed.length === 0 && <p>{own.same}</p>}
            <ChangeList changes={changed} />
            {canPutBack && (
              <PostForm>
                <input type="hidden" name="base" value={base} />
                <Button type="submit" name="undo" value={String(entry)} look="secondary" small>
                  {own.putBack}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ol>
      {older !== null && (
        <p>
          <TextLink to={listPath(pathOf("admin-post-history", { post: id }), {}, { after: older })}>
            {own.older}
          </TextLink>
        </p>
      )}
    </>
  );
}
