import { useEffect, useId, useRef, useState } from "react";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { capTableLimits, percentagesOf, totalShares, wholeShares } from "../../../domain/cap-table/cap-table.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { capTableWords } from "./words.ts";

export type HolderRow = { name: string; shares: string };

type Props = { rows: readonly HolderRow[]; errorOf: (field: string) => string | undefined };

const shareOf = (rows: readonly HolderRow[]) => {
  const counted = rows.map(({ name, shares }) => ({ name, shares: wholeShares(shares) ?? 0 }));
  const percents = percentagesOf(counted);
  return { percents, total: totalShares(counted), isHeld: counted.map(({ shares }) => shares > 0) };
};

const rowsIn = (body: HTMLTableSectionElement): HolderRow[] =>
  [...body.rows].map((row) => {
    const [name, shares] = [...row.querySelectorAll("input")].map(({ value }) => value);
    return { name: name ?? "", shares: shares ?? "" };
  });

export function HolderRows({ rows, errorOf }: Props) {
  const words = useWords(capTableWords);
  const { count, share, held } = formats[useLanguage().lang];
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [typed, setTyped] = useState(rows);
  const { percents, total, isHeld } = shareOf(typed);
  // The founder may have typed into the fields before hydration, so the fields are read once here.
  useEffect(() => {
    if (body.current) setTyped(rowsIn(body.current));
  }, []);
  const refused = rows.findIndex((_, index) => errorOf(`name${index + 1}`) ?? errorOf(`shares${index + 1}`));
  // After a refused submission, the focus moves to the first invalid field.
  const toRefused = () => {
    if (refused >= 0) body.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  };
  useOnChange(refused, toRefused);
  useOnChange(rows, toRefused);
  const input = (field: "name" | "shares", row: number, value: string) => {
    const error = errorOf(`${field}${row}`);
    const described = error && `${id}${field}${row}`;
    return (
      <>
        <input
          className="control"
          name={`${field}${row}`}
          aria-label={words[field](row)}
          defaultValue={value}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          {...(field === "shares" ? { inputMode: "numeric" } : { maxLength: capTableLimits.name })}
        />
        {error && (
          <p id={described} className="field-error">
            <span>{error}</span>
          </p>
        )}
      </>
    );
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.columns.holder}</th>
          <th scope="col">{words.columns.shares}</th>
          <th scope="col">{words.columns.share}</th>
        </tr>
      </thead>
      <tbody ref={body} onInput={({ currentTarget }) => setTyped(rowsIn(currentTarget))}>
        {rows.map(({ name, shares }, index) => (
          <tr key={index}>
            <td>{input("name", index + 1, name)}</td>
            <td>{input("shares", index + 1, shares)}</td>
            <td>
              <output>{isHeld[index] && held(percents[index] ?? 0)}</output>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{count(total)}</td>
          <td>{total > 0 && share(100)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
