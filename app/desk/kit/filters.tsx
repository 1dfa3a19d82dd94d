import type { ReactNode } from "react";
import { Form } from "react-router";
import { noChoice } from "../../../platform/language/no-choice.ts";
import { Button } from "../../../ui/button.tsx";
import { Select, TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWords } from "../../shell/language.tsx";
import { listPath } from "./list-address.ts";
import { deskWords } from "../words.ts";

type Filter = { name: string; label: string } & (
  | { type: "search" | "date" | "email" }
  | { type: "choice"; options: readonly { id: string; label: string }[]; all?: string }
);

type FiltersProps = {
  path: string;
  filters: Record<string, string>;
  fields: readonly Filter[];
  children?: ReactNode;
};

export function Filters({ path, filters, fields, children }: FiltersProps) {
  const words = useWords(deskWords).list;
  const { sort = "", columns = "" } = filters;
  const filtered = fields.some(({ name }) => filters[name]);
  return (
    <Form
      method="get"
      action={path}
      key={listPath(path, filters)}
      className="desk-filters"
      role="search"
      aria-label={words.filters}
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      {columns && <input type="hidden" name="columns" value={columns} />}
      {fields.map((field) =>
        field.type === "choice" ? (
          <Select
            key={field.name}
            name={field.name}
            label={field.label}
            defaultValue={filters[field.name] || noChoice}
            none={field.all}
            options={field.options.map(({ id, label }) => ({ id: id || noChoice, label }))}
          />
        ) : (
          <TextField
            key={field.name}
            name={field.name}
            type={field.type}
            label={field.label}
            defaultValue={filters[field.name]}
            maxLength={100}
          />
        ),
      )}
      <div className="desk-filters-end">
        <Button type="submit" look="secondary" small>
          {words.filter}
        </Button>
        {filtered && <TextLink to={listPath(path, { sort, columns })}>{words.clear}</TextLink>}
        {children}
      </div>
    </Form>
  );
}
