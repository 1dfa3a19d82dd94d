import { DataTable } from "../../../ui/data-table.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskFiguresWords } from "./words.ts";

type StepTableProps = { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] };

export function StepTable({ caption, heads, rows }: StepTableProps) {
  const { asTable, inTable } = useWords(deskFiguresWords);
  return (
    <details className="figures-fold figures-table">
      <summary>{asTable}</summary>
      <DataTable
        caption={inTable(caption)}
        captionHidden
        columns={heads.map((title, index) => ({ title, figures: index > 0 }))}
        rows={rows.map((cells) => ({ id: cells[0] ?? "", cells }))}
      />
    </details>
  );
}
