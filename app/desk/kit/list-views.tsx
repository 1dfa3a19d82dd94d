import { Form, Link } from "react-router";
import { type ViewedList, viewQueryOf } from "../../../domain/desk-view/desk-view.ts";
import type { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { listPath } from "./list-address.ts";
import { deskWords } from "../words.ts";
import { ViewForm } from "../views/view-form.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";

export type ListViewsProps = {
  list: ViewedList;
  views: Awaited<ReturnType<typeof viewsOf>>;
};

type Props = ListViewsProps & {
  path: string;
  filters: Record<string, string>;
  /** The columns that can be hidden; `shown` is true for the visible ones. */
  columns: readonly { id: string; label: string; shown: boolean }[];
};

export function ListViews({ list, views, path, filters, columns }: Props) {
  const words = useWords(deskWords).views;
  const { columns: _, ...others } = filters;
  const current = viewQueryOf(new URLSearchParams(filters).toString());
  const isCurrent = (query: string) => (query === current ? "page" : undefined);
  return (
    <>
      {views.length > 0 && (
        <nav className="desk-views" aria-label={words.label}>
          <Link to={path} aria-current={isCurrent("")}>
            {words.whole}
          </Link>
          {views.map(({ id, name, query, isOwn, owner }) => (
            <Link key={id} to={[path, query].filter(Boolean).join("?")} aria-current={isCurrent(query)}>
              {name}
              {!isOwn && <span className="note"> ({owner})</span>}
            </Link>
          ))}
        </nav>
      )}
      {/* The key resets the forms after a view was saved. */}
      <details className="desk-view-forms" key={views.length}>
        <summary>{words.title}</summary>
        <div>
          <Form method="get" action={path} key={listPath(path, filters)}>
            {Object.entries(others).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Choices
              type="checkbox"
              name="columns"
              label={words.columns}
              options={columns}
              chosen={columns.filter(({ shown }) => shown).map(({ id }) => id)}
            />
            <Button type="submit" look="secondary" small>
              {words.show}
            </Button>
          </Form>
          <div>
            <ViewForm list={list} query={current} />
            {views.some(({ isOwn }) => isOwn) && <TextLink to={pathOf("admin-views")}>{words.manage}</TextLink>}
          </div>
        </div>
      </details>
    </>
  );
}
