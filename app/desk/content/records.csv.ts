import type { Kind } from "../../../domain/content/content.ts";
import { isKind } from "../../../domain/content/kinds.server.ts";
import { services, visitor } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/records.csv.ts";
import { recordsAsked } from "./filter.server.ts";
import { isReviewed, type ListedRow, listedRows, unsureOf } from "./listed.server.ts";
import { stateOf } from "./record-state.ts";
import { deskContentWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { db, content } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { kind } = asked.params;
  if (!isKind(kind)) throw new Response(null, { status: 404 });
  const own = deskContentWords.in(lang).list;
  async function* pages(of: Kind) {
    yield { rows: await listedRows(db, actor, { kind: of, lang, ...recordsAsked(asked.request) }, content) };
  }
  const toDoOf = ({ toConfirm, overdue, toReplace }: ListedRow) =>
    [toConfirm && unsureOf(kind, lang), overdue && own.overdue, toReplace && own.replace].filter(Boolean).join(", ");
  return csvAnswer<ListedRow>({
    name: kind,
    lang,
    pages: pages(kind),
    columns: [
      { title: own.id, cell: ({ id }) => id },
      { title: own.name, cell: ({ name }) => name },
      ...(kind === "fact" ? [{ title: own.value, cell: ({ value }: ListedRow) => value }] : []),
      { title: own.state, cell: (row) => stateOf(row, deskContentWords.in(lang), lang).text },
      { title: own.toDo, cell: toDoOf },
      ...(isReviewed(kind) ? [{ title: own.review, cell: ({ reviewBy }: ListedRow) => reviewBy }] : []),
    ],
  });
}
