import { displayedField } from "../../../domain/edit-conflict/edit-conflict.ts";
import { csvColumns, neededColumns } from "../../../domain/kpi/csv-columns.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Checkbox, Choices, Textarea, Select } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { RefusalLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requiredNumbers, writtenIn } from "./fields.ts";
import type { Preview } from "./import-preview.server.ts";
import { importWords } from "./import-words.ts";
import { checkInWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const mostErrors = 40;

export function ImportPreview({ preview }: { preview: Preview }) {
  const { text, heads, mapping, missing, months, cells, offered, unsure, shown, isOvertaken } = preview;
  const words = useWords(importWords);
  const checkIn = useWords(checkInWords);
  const format = formats[useLanguage().lang];
  const columns: Record<string, string> = checkIn.columns;
  const errors: Record<string, string> = { ...checkIn.errors, ...words.cellErrors };
  const changes = months.filter(({ becomes }) => becomes !== "unchanged").length;
  const asksOrder = unsure !== null && unsure.chosen === null;
  const isWhole = missing.length === 0 && cells.length === 0 && !asksOrder;
  return (
    <PostForm
      action={pathOf("founder-check-in-import")}
      encType="multipart/form-data"
      className="check-in-part"
      noValidate
    >
      <input type="hidden" name={displayedField} value={shown} />
      {isOvertaken && <RefusalLine {...words.overtaken} />}
      {cells.length > 0 && (
        <StatusLine
          tone="bad"
          title={words.refused(cells.length)}
          text={
            <>
              {cells.slice(0, mostErrors).map(({ line, column, code }) => (
                <span key={`${line} ${column} ${code}`} className="block">
                  {words.line(line, columns[column] ?? column, errors[code] ?? code)}
                </span>
              ))}
              {cells.length > mostErrors && words.more(cells.length - mostErrors)}
            </>
          }
        />
      )}
      {missing.length > 0 && (
        <StatusLine
          tone="bad"
          title={words.missing}
          text={missing.map((column) => columns[column] ?? column).join(", ")}
        />
      )}
      {asksOrder && missing.length === 0 && <StatusLine tone="bad" title={words.asksOrder} text={words.orderWhy} />}
      {unsure && (
        <Choices
          name="order"
          type="radio"
          label={words.order(unsure.cell)}
          options={(["day-first", "month-first"] as const).map((id) => ({
            id,
            label: words.orders[id](format.date(unsure[id])),
          }))}
          chosen={[unsure.chosen ?? ""]}
        />
      )}
      {offered.length > 0 && (
        <fieldset className="check-in-rows">
          <legend>{words.leaveOut}</legend>
          {offered.map(({ line, says, isOut }) => (
            <Checkbox key={line} name={`out-${line}`} defaultChecked={isOut} label={words.row(line, says)} />
          ))}
        </fieldset>
      )}
      {isWhole && changes === 0 && <StatusLine tone="good" {...words.nothing} />}
      <fieldset className="check-in-mapping">
        <legend>{words.mapping}</legend>
        {csvColumns.map((column) => (
          <Select
            key={column}
            name={`column-${column}`}
            label={columns[column]}
            required={neededColumns.includes(column)}
            defaultValue={String(mapping[column] ?? -1)}
            options={[
              { id: -1, label: words.noColumn },
              ...heads.map((head, id) => ({ id, label: head || words.column(id + 1) })),
            ]}
          />
        ))}
      </fieldset>
      {months.length > 0 && (
        <DataTable
          caption={words.months}
          columns={[
            { title: columns["month"] },
            { title: words.becomes },
            ...requiredNumbers.map((name) => ({ title: columns[name], figures: true })),
          ]}
          rows={months.map(({ line, month, numbers, becomes }) => ({
            id: String(line),
            cells: [
              checkIn.monthName(month),
              words.becoming[becomes],
              ...requiredNumbers.map((name) => writtenIn(name, numbers, format)),
            ],
          }))}
        />
      )}
      <Disclosure title={words.textRead}>
        <Textarea name="text" label={words.paste} rows={8} defaultValue={text} />
      </Disclosure>
      <div className="form-buttons">
        {isWhole && changes > 0 && (
          <Button type="submit" name="intent" value="import">
            {words.import(changes)}
          </Button>
        )}
        <Button type="submit" look="secondary" name="intent" value="check">
          {words.checkAgain}
        </Button>
        <a className="link" href={pathOf("founder-check-in-import")}>
          {words.other}
        </a>
      </div>
    </PostForm>
  );
}
