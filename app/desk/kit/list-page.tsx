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
  around: { previous: string | null; next: string | null; partial?: boolean };
  /** Shown when no row matches the filters; `none` is shown when the list has no rows at all. */
  empty: EmptyText;
  none?: EmptyText;
  /** The saved views of this list; absent for lists that do not support saved views. */
  views?: ListViewsProps;
  children?: ReactNode;
  below?: ReactNode;
};

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
