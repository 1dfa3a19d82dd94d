import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Column = {
  title: ReactNode;
  figures?: boolean;
  /** The column is hidden on screens narrower than this breakpoint; the page's stylesheet defines the rule. */
  from?: "m";
};

type DataTableProps = {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column[];
  /** The first cell of each row is the row's header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  className?: string;
};

const classOf = (column: Omit<Column, "title"> | undefined) =>
  classNames(column?.figures && "figures", column?.from && "from-m");

export function DataTable({ caption, captionHidden, columns, rows, className }: DataTableProps) {
  return (
    <div className={className} role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className={captionHidden ? "sr-only" : "pb-4 text-left text-s text-ink-2"}>
          {/* The caption is never wider than the page, even if the table is. */}
          <span className="sticky left-0 inline-block max-w-[calc(100vw-2*var(--edge))]">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, ...column }, index) => (
              <th key={index} scope="col" className={classOf(column)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={classOf(columns[index])}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
