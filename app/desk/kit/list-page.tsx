import type { ComponentProps, ReactNode } from "react";
import { csvPath } from "../../paths.ts";
import { DeskHeading } from "./desk-heading.tsx";
import { Filters } from "./filters.tsx";
import { List } from "./list.tsx";

type EmptyText = readonly [title: string, text: string];

type Props<Row> = Pick<ComponentProps<typeof List<Row>>, "columns" | "rows" | "to" | "path" | "choice" | "sorted"> & {
  words: { title: string; text: string };
  filters: Record<string, string>;
  fields: ComponentProps<typeof Filters>["fields"];
  /** The pages before and after this one. */
  around: { previous: string | null; next: string | null; partial?: boolean };
  /** Shown if no row matches the filters; `none` if there are no rows at all. */
  empty: EmptyText;
  none?: EmptyText;
  /** Shown between the heading and the filters. */
  children?: ReactNode;
  /** Shown below the rows. */
  below?: ReactNode;
};

/** A page that is one list: heading, filters, table, and the same rows as a file. */
export function ListPage<Row extends { id: string | number }>(props: Props<Row>) {
  const {
    words,
    path,
    filters,
    fields,
    sorted,
    around,
    columns,
    rows,
    to,
    choice,
    empty,
    none = empty,
    children,
    below,
  } = props;
  const [emptyTitle, emptyText] = fields.some(({ name }) => filters[name]) ? empty : none;
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      {children}
      <Filters path={path} filters={filters} fields={fields} />
      <List
        caption={words.title}
        path={path}
        filters={filters}
        csv={csvPath(path)}
        {...around}
        rows={rows}
        rowKey={({ id }) => String(id)}
        {...(to && { to })}
        {...(sorted && { sorted })}
        {...(choice && { choice })}
        columns={columns}
        empty={
          <>
            <strong>{emptyTitle}</strong>
            <span>{emptyText}</span>
          </>
        }
      />
      {below}
    </>
  );
}
