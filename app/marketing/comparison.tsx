import type { Comparison as Row, HomePage, Resolved } from "../../domain/content/content.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CheckIcon, CrossIcon } from "../../ui/icons.tsx";

type ComparisonProps = {
  comparison: Resolved<HomePage>["comparison"];
  rows: Omit<Resolved<Row>, "kind" | "id" | "page">[];
};

export function Comparison({ comparison, rows }: ComparisonProps) {
  const { title, caption, columns, yes, no, note } = comparison;
  const answer = (holds: boolean, words: string) => (
    <span className="answer">
      {holds ? <CheckIcon className="text-good" /> : <CrossIcon className="text-ink-3" />}
      <span>
        <b>{holds ? yes : no}.</b> {words}
      </span>
    </span>
  );
  return (
    <section className="page section">
      <h2>{title}</h2>
      <DataTable
        className="comparison"
        caption={caption}
        captionHidden
        columns={[{ title: columns.criterion }, { title: columns.thelab }, { title: columns.traditional }]}
        rows={rows.map((row, index) => ({
          id: String(index),
          cells: [row.name, answer(row.thelab, row.thelabWords), answer(row.traditional, row.traditionalWords)],
        }))}
      />
      <p className="mt-5 max-w-article text-s text-ink-2">{note}</p>
    </section>
  );
}
