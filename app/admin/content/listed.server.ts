import type { Listed } from "../../../domain/content/edit.server.ts";
import { printFact } from "../../../domain/content/resolve.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
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

/** Facts that somebody still has to confirm come first, then those whose check is due. */
export const mostUrgentFirst = (rows: ListedRow[]) => rows.toSorted((a, b) => urgency(a) - urgency(b));
