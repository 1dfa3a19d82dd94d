import type { Kind } from "../../../domain/content/content.ts";
import { isKind } from "../../../domain/content/kinds.server.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/records.csv.ts";
import { recordsQuery } from "./filter.server.ts";
import { isReviewed, type ListedRow, listedRows, unsureOf } from "./listed.server.ts";
import { stateOf } from "./record-state.ts";
import { deskContentWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const { kind } = args.params;
  if (!isKind(kind)) throw new Response(null, { status: 404 });
  const words = deskContentWords.in(lang).list;
  async function* pages(of: Kind) {
    yield { rows: await listedRows(db, actor, { kind: of, lang, ...recordsQuery(args.request) }, content) };
  }
  const toDoOf = ({ toConfirm, overdue, toReplace }: ListedRow) =>
    [toConfirm && unsureOf(kind, lang), overdue && words.overdue, toReplace && words.replace]
      .filter(Boolean)
      .join(", ");
  return csvAnswer<ListedRow>({
    name: kind,
    lang,
    pages: pages(kind),
    columns: [
      { title: words.id, cell: ({ id }) => id },
      { title: words.name, cell: ({ name }) => name },
      ...(kind === "fact" ? [{ title: words.value, cell: ({ value }: ListedRow) => value }] : []),
      { title: words.state, cell: (row) => stateOf(row, deskContentWords.in(lang), lang).text },
      { title: words.toDo, cell: toDoOf },
      ...(isReviewed(kind) ? [{ title: words.review, cell: ({ reviewBy }: ListedRow) => reviewBy }] : []),
    ],
  });
}
