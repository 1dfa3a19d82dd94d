import { listIntroductions } from "../../../domain/introduction/desk-list.server.ts";
import { deskStates } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";
import { services, visitor } from "../../context/context.server.ts";
import { csvPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { Filters } from "../kit/filters.tsx";
import { List } from "../kit/list.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/relations.page.ts";
import { relationsQuery } from "./query.server.ts";
import { deskRelationsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const actor = requireColleague(args);
  const { lang } = args.context.get(visitor);
  const { filters, place } = relationsQuery(args.request);
  const { rows, ...around } = await listIntroductions(args.context.get(services).db, actor, filters, place);
  return {
    title: deskWords.in(lang).title(deskRelationsWords.in(lang).title),
    ...{ filters, around },
    requests: rows.map(({ place: _, ...row }) => row),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function RelationsPage({ loaderData: { requests, filters, around } }: Route.ComponentProps) {
  const words = useWords(deskRelationsWords);
  const { date } = formats[useLanguage().lang];
  const path = pathOf("admin-relations");
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <Filters
        path={path}
        filters={filters}
        fields={[
          {
            name: "state",
            type: "choice",
            label: words.state,
            all: words.all,
            options: deskStates.map((id) => ({ id, label: words.states[id] })),
          },
        ]}
      />
      <List
        caption={words.title}
        path={path}
        filters={filters}
        csv={csvPath(path)}
        sorted={filters.sort || "-date"}
        {...around}
        rows={requests}
        rowKey={({ id }) => id}
        columns={[
          { title: words.columns.startup, cell: ({ startup }) => startup || words.unnamed },
          {
            title: words.columns.investor,
            cell: ({ investor }) => investor || words.unnamed,
            sub: ({ firm }) => firm,
          },
          {
            title: words.columns.state,
            cell: ({ state }) => (state === "due" ? <Tag tone="warn">{words.states[state]}</Tag> : words.states[state]),
          },
          {
            title: words.columns.asked,
            sorts: { date: words.columns.asked },
            cell: ({ askedAt }) => date(askedAt),
            from: "m",
          },
          { title: words.columns.due, cell: ({ expiresAt }) => date(expiresAt), from: "m" },
          { title: words.columns.closed, cell: ({ closedAt }) => closedAt && date(closedAt), from: "l" },
        ]}
        empty={<strong>{filters.state ? words.empty : words.none}</strong>}
      />
    </>
  );
}
