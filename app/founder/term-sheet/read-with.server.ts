import type { Content } from "../../../domain/content/content.server.ts";
import type { readTermSheet } from "../../../domain/term-sheet/read.ts";
import type { Lang } from "../../../platform/language/language.ts";

export function readWith(content: Content, lang: Lang, { clauses, missing }: ReturnType<typeof readTermSheet>) {
  const known = new Map(
    content
      .list("term-clause", lang)
      .map(({ id, name, means, usual, confirm, sourceLink, sourceDate }) => [
        id,
        { name, means, usual, confirm, source: { link: sourceLink, date: sourceDate } },
      ]),
  );
  return {
    clauses: clauses.flatMap((clause) => {
      const record = known.get(clause.kind);
      return record ? [{ ...clause, ...record }] : [];
    }),
    missing: missing.flatMap((kind) => known.get(kind)?.name ?? []),
  };
}
