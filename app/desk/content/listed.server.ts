import type { Content } from "../../../domain/content/content.server.ts";
import type { Kind } from "../../../domain/content/content.ts";
import { isChecked, kinds } from "../../../domain/content/kinds.server.ts";
import { type Listed, listRecords } from "../../../domain/content/list.server.ts";
import { printFact } from "../../../domain/content/print-fact.ts";
import { foundAmong, excerptOf } from "../../../domain/content/excerpt.ts";
import { saysItIsOpen } from "../../../domain/post/open-questions.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { closedFigures, searchTerms } from "../../../platform/language/search-text.ts";
import type { recordsQuery } from "./filter.server.ts";
import { nameOf } from "./record-name.ts";
import { deskContentWords } from "./words.ts";

export const isReviewed = (kind: Kind) => {
  const { schema } = kinds[kind];
  return "shape" in schema && "reviewBy" in schema.shape;
};

/** Returns the label that marks an unconfirmed record of this kind. */
export function unsureOf(kind: Kind, lang: Lang) {
  const { check, confirm } = deskContentWords.in(lang).list;
  return isChecked(kind) ? check : confirm;
}

export function listedRow({ id, record, published, draft }: Listed, content: Pick<Content, "print">, lang: Lang) {
  const isFact = record.kind === "fact";
  const reviewBy = "reviewBy" in record ? record.reviewBy : null;
  return {
    id,
    name: nameOf(record, content, lang),
    published,
    draft: draft && { publishAt: draft.publishAt?.toISOString() ?? null, failed: draft.problem !== null },
    toReplace: "sample" in record && record.sample,
    toConfirm: "confirm" in record && record.confirm,
    overdue: reviewBy !== null && reviewBy < parisDay(new Date()),
    isOpen: record.kind === "guide-day" && new RegExp(saysItIsOpen, "i").test(record.body[lang]),
    value: isFact ? printFact(record, lang) : null,
    reviewBy,
  };
}

/** A row with the sentence or figure that matches the search; `found` is null without a search. */
export type ListedRow = ReturnType<typeof listedRow> & { found: string | null };

const urgency = (row: ListedRow) => (row.toConfirm ? 0 : row.overdue ? 1 : 2);

const tells: Record<string, (row: ListedRow) => boolean> = {
  draft: ({ draft }) => draft !== null,
  confirm: ({ toConfirm }) => toConfirm,
  overdue: ({ overdue }) => overdue,
  check: ({ published, toConfirm, overdue }) => published && (toConfirm || overdue),
  open: ({ published, isOpen }) => published && isOpen,
  replace: ({ toReplace }) => toReplace,
};

/** Returns the matching records for the list; facts to confirm come first, then facts with an overdue review. */
export async function listedRows(
  db: Db,
  actor: Actor,
  { kind, lang, state, query }: { kind: Kind; lang: Lang } & ReturnType<typeof recordsQuery>,
  content: Content,
): Promise<ListedRow[]> {
  const tell = Object.hasOwn(tells, state) ? tells[state] : undefined;
  const terms = searchTerms(closedFigures(query));
  const facts = new Map(content.facts().map((fact) => [fact.id, fact]));
  const rows = (await listRecords(db, actor, kind)).flatMap((each): ListedRow[] => {
    const row = listedRow(each, content, lang);
    if (tell && !tell({ ...row, found: null })) return [];
    if (terms.length === 0) return [{ ...row, found: null }];
    const found = foundAmong([row.name, ...excerptOf(each.record, lang, facts, content.site)], terms);
    return found === undefined ? [] : [{ ...row, found }];
  });
  return kind === "fact" ? rows.toSorted((a, b) => urgency(a) - urgency(b)) : rows;
}
