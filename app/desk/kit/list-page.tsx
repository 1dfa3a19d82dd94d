import type { ComponentProps, ReactNode } from "react";
import { csvPath } from "../../paths.ts";
import { ActionNotice } from "./action-notice.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import { Filters } from "./filters.tsx";
import { List } from "./list.tsx";
import { ListViews, type ListViewsProps } from "./list-views.tsx";

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
  /** The saved views of this list, if it can have any. */
  views?: ListViewsProps;
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
    views,
    children,
    below,
  } = props;
  const chosen = (filters["columns"] ?? "").split(",").filter((id) => columns.some((column) => column.id === id));
  const isShown = ({ id }: { id?: string }) => !id || chosen.length === 0 || chosen.includes(id);
  const [first, ...rest] = columns;
  const [emptyTitle, emptyText] = fields.some(({ name }) => filters[name]) ? empty : none;
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      {children}
      <ActionNotice of={["save-view"]} />
      <Filters path={path} filters={filters} fields={fields} />
      {views && (
        <ListViews
          {...views}
          path={path}
          filters={filters}
          columns={rest.flatMap(({ id, title, ...column }) =>
            id ? [{ id, label: title, shown: isShown({ id, ...column }) }] : [],
          )}
        />
      )}
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
        columns={[first, ...rest.filter(isShown)]}
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
