import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { promisedDelays } from "../../../domain/application/facts.server.ts";
import { listAudit, occurringActions } from "../../../domain/audit/list.server.ts";
import { nobody } from "../../../domain/audit/filter.server.ts";
import { listAdministrators, nameOfPerson } from "../../../domain/person/administrators.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/audit.page.ts";
import { Changes } from "./changes.tsx";
import { differenceOf } from "./difference.ts";
import { About, Below, Who } from "./entry.tsx";
import { fieldName, readValue } from "./field-name.ts";
import { auditQuery, withIds } from "./filter.server.ts";
import { deskAuditWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const { filter, filters, place } = auditQuery(args.request);
  const asksFor = await withIds(db, actor, filter, promisedDelays(content));
  const { rows, ...around } = await listAudit(db, actor, asksFor, place);
  const administrators = await listAdministrators(db, actor);
  const isListed = [nobody, "", ...administrators.map(({ id }) => id)].includes(filter.actor);
  return {
    saved: await viewsOf(db, actor, "audit"),
    title: deskWords.in(lang).title(deskAuditWords.in(lang).title),
    filters,
    actors: [
      ...administrators,
      ...(isListed ? [] : [{ id: filter.actor, name: await nameOfPerson(db, actor, filter.actor) }]),
    ],
    nobody,
    actions: await occurringActions(db, actor),
    around,
    entries: rows.map(({ before, after, place: _, ...entry }) => ({
      ...entry,
      changes: differenceOf(before, after).map((change) => ({
        ...change,
        before: readValue(entry, change, change.before, lang),
        after: readValue(entry, change, change.after, lang),
        name: fieldName(entry, change.path, lang),
      })),
    })),
  };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { saved, entries, filters, actors, actions, around } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(deskAuditWords);
  const named = (action: string) => words.actions[action] ?? action;
  return (
    <ListPage
      words={words}
      path={pathOf("admin-audit")}
      views={{ list: "audit", views: saved }}
      filters={filters}
      sorted={filters.sort || "-date"}
      fields={[
        {
          name: "actor",
          type: "choice",
          label: words.filters.actor,
          all: words.filters.anyActor,
          options: [
            ...actors.map(({ id, name }) => ({ id, label: name ?? words.gone(id) })),
            { id: loaderData.nobody, label: words.filters.nobody },
          ],
        },
        {
          name: "action",
          type: "choice",
          label: words.filters.action,
          all: words.filters.anyAction,
          options: actions
            .map((id) => ({ id, label: named(id) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, lang)),
        },
        { name: "object", type: "search", label: words.filters.object },
        { name: "from", type: "date", label: words.filters.from },
        { name: "to", type: "date", label: words.filters.to },
      ]}
      around={around}
      rows={entries}
      columns={[
        {
          title: words.columns.action,
          cell: ({ action }) => named(action),
          sub: (entry) => <Below entry={entry} when={formats[lang].moment(entry.at)} />,
        },
        {
          id: "actor",
          title: words.columns.actor,
          cell: (entry) => <Who {...entry} />,
          sub: ({ address }) => (address === "unknown" ? words.unknownAddress : address),
          from: "m",
        },
        {
          id: "object",
          title: words.columns.object,
          cell: (entry) => <About {...entry} />,
          sub: ({ objectId }) =>
            objectId && isUuid(objectId) ? <span className="audit-number">{objectId}</span> : objectId,
          from: "m",
        },
        { id: "change", title: words.columns.change, cell: ({ changes }) => <Changes changes={changes} /> },
        {
          id: "when",
          title: words.columns.when,
          sorts: { date: words.columns.when },
          cell: ({ at }) => formats[lang].moment(at),
          figures: true,
          from: "m",
        },
      ]}
      empty={[words.empty, words.emptyText]}
      none={[words.nothing, words.nothingText]}
    />
  );
}
