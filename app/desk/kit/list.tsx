import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../shell/language.tsx";
import { listPath } from "./list-address.ts";
import { deskWords } from "../words.ts";

type Column<Row> = {
  /** The name of the column in the URL, for a column that can be hidden. */
  id?: string;
  title: string;
  /** The column's sort orders: the keys are their names in the URL, the values their labels. */
  sorts?: Record<string, string>;
  cell: (row: Row) => ReactNode;
  sub?: (row: Row) => ReactNode;
  figures?: boolean;
  /** Screens smaller than this size hide the column, so the row's own page must show the content too. */
  from?: "m" | "l";
};

type ListProps<Row> = {
  caption: string;
  /** Each cell in the first column is the row's heading and, if `to` returns a URL, a link. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  to?: (row: Row) => string | undefined;
  /** Checkboxes for a form that acts on several rows; a row without a label has no checkbox. */
  choice?: { form: string; label: string; name?: string; of: (row: Row) => string | undefined };
  empty: ReactNode;
  path: string;
  filters: Record<string, string>;
  /** The current sort order; a minus means descending order. */
  sorted?: string;
  previous: string | null;
  next: string | null;
  /** Whether the search did not examine every row, so that more rows may match. */
  partial?: boolean;
  csv?: string | undefined;
};

const shownFrom = { m: "from-m", l: "from-l" };

function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody th a")];
  const row = document.activeElement?.closest("tr");
  const here = links.findIndex((link) => link.closest("tr") === row);
  if (here < 0) return;
  const there = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = there === undefined ? undefined : links[there];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

function directionIn(sorts: Record<string, string>, sorted: string) {
  if (sorted in sorts) return "ascending";
  return sorted.startsWith("-") && sorted.slice(1) in sorts ? "descending" : undefined;
}

export function List<Row>(props: ListProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    to,
    choice,
    empty,
    path,
    filters,
    sorted = "",
    previous,
    next,
    partial = false,
    csv,
  } = props;
  const words = useWords(deskWords).list;
  const hint = useId();
  if (rows.length === 0)
    return (
      <div className="desk-empty">
        {empty}
        {partial && <span>{words.partial}</span>}
        {previous && <Link to={listPath(path, filters)}>{words.toStart}</Link>}
      </div>
    );
  return (
    <>
      {partial && (
        <p className="note" role="status">
          {words.partial}
        </p>
      )}
      <div className="desk-table">
        <table aria-describedby={to && hint} onKeyDown={to && moveWithArrows}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {choice && (
                <th scope="col" className="desk-choice">
                  <span className="sr-only">{choice.label}</span>
                </th>
              )}
              {columns.map(({ title, sorts, figures, from }) => (
                <th
                  key={title}
                  scope="col"
                  className={classNames(figures && "figures", from && shownFrom[from])}
                  aria-sort={sorts && directionIn(sorts, sorted)}
                >
                  {sorts
                    ? Object.entries(sorts).map(([name, label]) => (
                        <Link
                          key={name}
                          to={listPath(path, { ...filters, sort: sorted === name ? `-${name}` : name })}
                          className="desk-sort"
                          data-sorted={directionIn({ [name]: label }, sorted)}
                        >
                          {label}
                        </Link>
                      ))
                    : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const address = to?.(row);
              const chosen = choice?.of(row);
              return (
                <tr key={rowKey(row)}>
                  {choice && (
                    <td className="desk-choice">
                      {chosen && (
                        <label className="checkbox">
                          <input
                            type="checkbox"
                            name={choice.name ?? "chosen"}
                            value={rowKey(row)}
                            form={choice.form}
                          />
                          <span className="sr-only">{`${choice.label} ${chosen}`}</span>
                        </label>
                      )}
                    </td>
                  )}
                  {columns.map(({ title, cell, sub, figures, from }, index) => {
                    const second = sub?.(row);
                    const below = second && <span className="desk-sub">{second}</span>;
                    return index === 0 ? (
                      <th key={title} scope="row">
                        {address ? <Link to={address}>{cell(row)}</Link> : cell(row)}
                        {below}
                      </th>
                    ) : (
                      <td key={title} className={classNames(figures && "figures", from && shownFrom[from])}>
                        {cell(row)}
                        {below}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <nav className="desk-pages" aria-label={words.pages}>
        {previous && (
          <Link rel="prev" to={listPath(path, filters, { before: previous })}>
            {words.previous}
          </Link>
        )}
        {next && (
          <Link rel="next" to={listPath(path, filters, { after: next })}>
            {words.next}
          </Link>
        )}
        {csv && (
          <a className="desk-csv" href={listPath(csv, filters)} download>
            {words.csv}
          </a>
        )}
      </nav>
      {to && (
        <p id={hint} className="desk-hint needs-keys">
          {words.keys}
        </p>
      )}
    </>
  );
}
