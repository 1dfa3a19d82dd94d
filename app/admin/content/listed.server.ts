import type { Kind } from "../../../domain/content/content.ts";
import { type Listed, listRecords } from "../../../domain/content/edit.server.ts";
import { printFact } from "../../../domain/content/resolve.ts";
import type { Viewer } from "../../../domain/person/viewer.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { fold, searchTerms } from "../../../platform/language/search-text.ts";
import type { recordsAsked } from "./filter.server.ts";
import { nameOf } from "./record-name.ts";
import { wordsIn } from "./words.server.ts";

/** A record as a list of the desk shows it. */
export function listedRow({ id, record, published, draft }: Listed, lang: Lang) {
  const isFact = record.kind === "fact";
  return {
    id,
    name: nameOf(record, lang, wordsIn[lang]),
    published,
    draft: draft && { publishAt: draft.publishAt?.toISOString() ?? null, failed: draft.problem !== null },
    toReplace: "sample" in record && record.sample,
    toConfirm: "confirm" in record && record.confirm,
    overdue: isFact && record.reviewBy < parisDay(new Date()),
    value: isFact ? printFact(record, lang) : null,
    reviewBy: isFact ? record.reviewBy : null,
  };
}

export type ListedRow = ReturnType<typeof listedRow>;

const urgency = (row: ListedRow) => (row.toConfirm ? 0 : row.overdue ? 1 : 2);

const tells: Record<string, (row: ListedRow) => boolean> = {
  draft: ({ draft }) => draft !== null,
  confirm: ({ toConfirm }) => toConfirm,
  overdue: ({ overdue }) => overdue,
  replace: ({ toReplace }) => toReplace,
};

/** The records of a kind in their order; facts that somebody still has to confirm come first, then those to check. */
export async function listedRows(
  db: Db,
  who: Viewer,
  kind: Kind,
  lang: Lang,
  { told, query }: ReturnType<typeof recordsAsked>,
) {
  const tell = tells[told];
  const terms = searchTerms(query);
  const rows = (await listRecords(db, who, kind))
    .map((each) => listedRow(each, lang))
    .filter((row) => (!tell || tell(row)) && terms.every((term) => fold(row.name).includes(term)));
  return kind === "fact" ? rows.toSorted((a, b) => urgency(a) - urgency(b)) : rows;
}
