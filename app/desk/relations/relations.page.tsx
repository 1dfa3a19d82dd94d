import { listIntroductions } from "../../../domain/introduction/desk-list.server.ts";
import { matchesToPropose, proposeIntroduction } from "../../../domain/introduction/propose.server.ts";
import { proposeForm } from "../../../domain/introduction/ask-form.server.ts";
import { deskStates } from "../../../domain/introduction/introduction.ts";
import { formats } from "../../../platform/language/format.ts";
import { services } from "../../context/context.server.ts";
import { csvPath, pathOf } from "../../paths.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { Filters } from "../kit/filters.tsx";
import { handleAction } from "../kit/handle-action.server.ts";
import { List } from "../kit/list.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/relations.page.ts";
import { MatchList } from "./match-list.tsx";
import { relationsQuery } from "./query.server.ts";
import { deskRelationsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireColleague(args);
  const { filters, place } = relationsQuery(args.request);
  const { db } = args.context.get(services);
  const { rows, ...around } = await listIntroductions(db, actor, filters, place);
  return {
    title: deskWords.in(lang).title(deskRelationsWords.in(lang).title),
    ...{ filters, around },
    matches: await matchesToPropose(db, actor),
    requests: rows.map(({ place: _, ...row }) => row),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    propose: formAction(proposeForm, async (pair) => {
      const proposed = await proposeIntroduction(db, actor, pair);
      if ("retryAfter" in proposed) return limited(proposed);
      return proposed.status === "stored" ? { to: pathOf("admin-relations") } : { refused: "gone" };
    }),
  });
}

export default function RelationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { matches, requests, filters, around } = loaderData;
  const words = useWords(deskRelationsWords);
  const { date } = formats[useLanguage().lang];
  const day = (at: Date) => <span className="whitespace-nowrap">{date(at)}</span>;
  const path = pathOf("admin-relations");
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      <ActionNotice of={["propose"]} />
      <MatchList matches={matches} />
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
            cell: ({ investor }) => <span className="wrap-anywhere">{investor || words.unnamed}</span>,
            sub: ({ firm, proposed }) => (
              <span className="whitespace-normal wrap-anywhere">
                {[firm, proposed && words.proposed].filter(Boolean).join(", ")}
              </span>
            ),
          },
          {
            title: words.columns.state,
            cell: ({ state }) => (state === "due" ? <Tag tone="warn">{words.states[state]}</Tag> : words.states[state]),
          },
          {
            title: words.columns.asked,
            sorts: { date: words.columns.asked },
            cell: ({ askedAt }) => day(askedAt),
            from: "m",
          },
          { title: words.columns.due, cell: ({ expiresAt }) => day(expiresAt), from: "m" },
          { title: words.columns.closed, cell: ({ closedAt }) => closedAt && day(closedAt), from: "l" },
        ]}
        empty={<strong>{filters.state ? words.empty : words.none}</strong>}
      />
    </>
  );
}
