import { data, redirect } from "react-router";
import { differences } from "../../../domain/content/difference.ts";
import { historyOf, type Past } from "../../../domain/content/history.server.ts";
import { readRecordState } from "../../../domain/content/record-state.server.ts";
import { closingHours, meetingsAhead } from "../../../domain/meeting/mentor-gone.server.ts";
import { keepingPeople } from "../../../domain/pitch-session/keep-session.server.ts";
import { undoRevision } from "../../../domain/content/edit.server.ts";
import { isKind } from "../../../domain/content/kinds.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
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
import { deskWords } from "../words.ts";
import type { Route } from "./+types/history.page.ts";
import { ChangeList, languageAt } from "../editor/change-list.tsx";
import { moment } from "../kit/format-datetime.ts";
import { wordsAt } from "../editor/field-path.ts";
import { problemWords } from "../editor/problem-words.ts";
import { listOfKind } from "./list-of-kind.ts";
import { nameOf } from "./record-name.ts";
import { deskContentWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export async function loader({ request, params: { kind, id }, context }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  const words = deskContentWords.in(lang);
  const typed = new URL(request.url).searchParams.get("after") ?? "";
  const after = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  if (!isKind(kind)) return data({ title: goneTitle(lang), history: null }, { status: 404 });
  const { past, older } = await historyOf(db, actor, { kind, id }, after);
  const { published, draft, base } = await readRecordState(db, actor, { kind, id });
  const record = published ?? draft?.record ?? past[0]?.data ?? past[0]?.before;
  if (!record) return data({ title: goneTitle(lang), history: null }, { status: 404 });
  const name = nameOf(record, content, lang);
  return data({
    title: deskWords.in(lang).title(words.history.title(name)),
    history: {
      kind,
      id,
      name,
      base,
      older,
      isThere: published !== null || draft !== null,
      meetings: kind === "mentor" && published ? await meetingsAhead(db, id) : null,
      past: past.map((each) => entry(each, kind === "page" ? id : kind, words.fields)),
    },
  });
}

function entry(past: Past, start: string, fields: Record<string, string>) {
  const { id, author, at, publishedAt, publishAt, endedAt, before, data: after } = past;
  return {
    id,
    author,
    at: (publishedAt ?? at).toISOString(),
    status: !after
      ? "deleted"
      : publishedAt
        ? before
          ? "published"
          : "added"
        : endedAt
          ? "ended"
          : publishAt
            ? "dated"
            : "draft",
    publishAt: publishAt?.toISOString() ?? null,
    changed:
      after && before
        ? differences(before, after)
            .filter(({ path }) => path !== "version")
            .map((each) => ({
              ...each,
              name: wordsAt(fields, `${start}.${each.path.replace(/\.(en|fr)$/, "")}`),
              lang: languageAt(each.path),
            }))
        : [],
  } as const;
}

export async function action({ request, params: { kind, id }, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const fields = await readForm(request);
  const revision = fields?.["undo"] ?? "";
  if (!/^[\da-f-]{36}$/.test(revision)) return data(null, { status: 400 });
  if (!isKind(kind)) return data(null, { status: 404 });
  const name = { kind, id };
  const undone = await keepingPeople(db, name, (tx) =>
    closingHours(tx, name, (each) => undoRevision(each, actor, name, revision, fields?.["base"])),
  );
  if (undone.status === "refused") return data(undone.problems, { status: 422 });
  if (undone.status === "overtaken") return data([], { status: 409 });
  await contentWatch.refresh();
  const { published } = await readRecordState(db, actor, name);
  throw redirect(
    doneUrl({ context }, published ? pathOf("admin-record", name) : pathOf("admin-records", { kind }), "undone"),
    303,
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function HistoryPage({ params, loaderData: { history }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.history;
  if (!history) return <NotFound back={listOfKind(params.kind, words)} />;
  const { kind, id, name, base, past, older, isThere, meetings } = history;
  return (
    <>
      <DeskHeading
        title={own.title(name)}
        text={own.intro}
        back={
          isThere
            ? { to: pathOf("admin-record", { kind, id }), words: name }
            : { to: pathOf("admin-records", { kind }), words: words.kinds[kind] }
        }
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
        {past.map(({ id: revision, author, at, status, publishAt, changed }) => (
          <li key={revision}>
            <h2>
              {status === "dated" && publishAt
                ? own.dated(moment(publishAt, lang))
                : own[status === "dated" ? "draft" : status]}
            </h2>
            <p className="desk-sub">
              {moment(at, lang)}, {own.by(author || words.editor.someone)}
            </p>
            {status === "published" && changed.length === 0 && <p>{own.same}</p>}
            <ChangeList changes={changed} />
            {(status === "added" || status === "deleted" || (status === "published" && changed.length > 0)) && (
              <PostForm>
                <input type="hidden" name="base" value={base} />
                {status === "added" && meetings !== null && <p>{words.editor.deleteMentor(meetings)}</p>}
                <Button type="submit" name="undo" value={revision} look="secondary" small>
                  {own.undo}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ol>
      {older !== null && (
        <p>
          <TextLink to={`${pathOf("admin-history", { kind, id })}?after=${older}`}>{own.older}</TextLink>
        </p>
      )}
    </>
  );
}
