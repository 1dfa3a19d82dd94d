import { data, redirect } from "react-router";
import { moveRecord } from "../../../domain/content/edit.server.ts";
import { isChecked, isKind, kinds } from "../../../domain/content/kinds.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { csvPath, pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { goneTitle } from "../kit/gone.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { Filters } from "../kit/filters.tsx";
import { List } from "../kit/list.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/records.page.ts";
import { doneIn } from "../../shell/done.server.ts";
import { doneText, isDone } from "./done.ts";
import { newRecord } from "./editor.server.ts";
import { recordsQuery } from "./filter.server.ts";
import { listOfKind } from "./list-of-kind.ts";
import { isReviewed, type ListedRow, listedRows, unsureOf } from "./listed.server.ts";
import { stateOf } from "./record-state.ts";
import { deskContentWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export async function loader({ request, params: { kind }, context, url }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  if (!isKind(kind)) return data({ title: goneTitle(lang), records: null }, { status: 404 });
  const filters = recordsQuery(request);
  const { done } = doneIn({ context, url });
  return data({
    title: deskWords.in(lang).title(deskContentWords.in(lang).kinds[kind]),
    records: {
      kind,
      grows: kinds[kind].grows,
      isFact: kind === "fact",
      reviewed: isReviewed(kind),
      unsure: unsureOf(kind, lang),
      checked: isChecked(kind),
      filters,
      rows: await listedRows(db, actor, { kind, lang, ...filters }, content),
      done: isDone(done) ? done : null,
      add: pathOf("admin-record", { kind, id: newRecord }),
    },
  });
}

export async function action({ request, params: { kind }, context }: Route.ActionArgs) {
  const { actor, db, contentWatch } = requireColleague({ request, context });
  const fields = await readForm(request);
  const [, towards, id] = /^(up|down):([\w.-]+)$/.exec(fields?.["move"] ?? "") ?? [];
  if (!isKind(kind) || !id || (towards !== "up" && towards !== "down")) return data(null, { status: 400 });
  await moveRecord(db, actor, { kind, id }, towards);
  await contentWatch.refresh();
  throw redirect(pathOf("admin-records", { kind }), 303);
}

export default function RecordsPage({ params, loaderData: { records } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  if (!records) return <NotFound back={listOfKind(params.kind, words)} />;
  const { kind, rows, grows, isFact, reviewed, unsure, checked, done, add, filters } = records;
  const own = words.list;
  const filtered = Object.values(filters).some(Boolean);
  // Records can be moved only in the unfiltered list; in a filtered list, a record would move past hidden records.
  const movable = grows && !isFact && !filtered;
  const value = { title: own.value, cell: ({ value: printed }: ListedRow) => printed, from: "m" as const };
  const review = {
    title: own.review,
    cell: ({ reviewBy }: ListedRow) => reviewBy && formats[lang].date(reviewBy),
    from: "l" as const,
  };
  const inOrder = rows.filter(({ published }) => published);
  const order = {
    title: own.order,
    cell: (row: ListedRow) =>
      row.published && <Order {...row} isFirst={row === inOrder[0]} isLast={row === inOrder.at(-1)} />,
  };
  return (
    <>
      <DeskHeading
        title={words.kinds[kind]}
        text={words.kindTexts[kind]}
        back={{ to: pathOf("admin-content"), words: own.back }}
      >
        {grows && (
          <LinkButton to={add} small>
            {own.add}
          </LinkButton>
        )}
      </DeskHeading>
      {done && <StatusLine tone="good" title={doneText(words, kind, done)} text="" />}
      <Filters
        path={pathOf("admin-records", { kind })}
        filters={filters}
        fields={[
          { name: "query", label: own.query, type: "search" },
          {
            name: "state",
            label: own.toDo,
            type: "choice",
            all: own.all,
            options: [
              { id: "draft", label: own.someDraft },
              ...(reviewed
                ? [
                    { id: "confirm", label: unsure },
                    { id: "overdue", label: own.overdue },
                    ...(checked ? [{ id: "check", label: own.checkOrOverdue }] : []),
                  ]
                : [{ id: "replace", label: own.replace }]),
              ...(kind === "guide-day" ? [{ id: "open", label: own.unread }] : []),
            ],
          },
        ]}
      />
      <List
        caption={words.kinds[kind]}
        columns={[
          { title: own.name, cell: ({ name }) => name, sub: ({ name, found }) => found !== name && found },
          ...(isFact ? [value] : []),
          { title: own.state, cell: (row) => <State {...{ row, unsure }} /> },
          ...(reviewed ? [review] : []),
          ...(movable ? [order] : []),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        to={({ id }) => pathOf("admin-record", { kind, id })}
        empty={<p>{filtered ? own.noMatch : own.empty}</p>}
        path={pathOf("admin-records", { kind })}
        csv={csvPath(pathOf("admin-records", { kind }))}
        filters={filters}
        previous={null}
        next={null}
      />
    </>
  );
}

function State({ row, unsure }: { row: ListedRow; unsure: string }) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.list;
  const { tone, text } = stateOf(row, words, lang);
  return (
    <span className="tags">
      <span className={`tag ${tone}`}>{text}</span>
      {row.toConfirm && <span className="tag tag-warn">{unsure}</span>}
      {row.overdue && <span className="tag tag-bad">{own.overdue}</span>}
      {row.toReplace && <span className="tag tag-warn">{own.replace}</span>}
    </span>
  );
}

type OrderProps = Pick<ListedRow, "id" | "name"> & { isFirst: boolean; isLast: boolean };

function Order({ id, name, isFirst, isLast }: OrderProps) {
  const words = useWords(deskContentWords).list;
  return (
    <PostForm preventScrollReset className="order-buttons">
      {!isFirst && (
        <Button type="submit" name="move" value={`up:${id}`} look="secondary" small aria-label={words.up(name)}>
          ↑
        </Button>
      )}
      {!isLast && (
        <Button
          type="submit"
          name="move"
          value={`down:${id}`}
          look="secondary"
          small
          aria-label={words.down(name)}
          className="order-down"
        >
          ↓
        </Button>
      )}
    </PostForm>
  );
}
