import type { ExportedTable } from "../../domain/privacy/export.server.ts";
import { zip } from "../../platform/archive/zip.server.ts";
import { type Cell, csvLine, csvStart } from "../../platform/csv/csv.ts";
import { fileAnswer } from "../../platform/http/file-answer.server.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { pathOf } from "../paths.ts";
import { myDataWords } from "./words.ts";

type Taken = { email: string; tables: readonly ExportedTable[] };

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // Dates are written with their time zone, because programs read the archive too.
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

function tableFile(lang: Lang, { columns, rows }: ExportedTable) {
  const lines = rows.map((row) =>
    csvLine(
      lang,
      columns.map((column) => cellOf(row[column])),
    ),
  );
  return csvStart + csvLine(lang, columns) + lines.join("");
}

function archiveOf({ email, tables }: Taken, lang: Lang, appUrl: string, now = new Date()) {
  const { archive, categories } = myDataWords.in(lang);
  const heading = archive.heading(email, formats[lang].date(now));
  const list = tables.map(({ name, category, rows }) => `- ${name}.csv: ${categories[category]} (${rows.length})`);
  const readme = [
    heading,
    "=".repeat(heading.length),
    "",
    archive.files,
    `- ${archive.json}`,
    archive.tables,
    ...list,
    "",
    archive.left,
    "",
    `${archive.rights} ${appUrl}${pathOf("my-data")}`,
    "",
  ].join("\r\n");
  const all = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  return zip(
    [
      { name: archive.readme, content: `\uFEFF${readme}` },
      { name: "data.json", content: JSON.stringify({ email, at: now, ...all }, null, 2) },
      ...tables.map((table) => ({ name: `${table.name}.csv`, content: tableFile(lang, table) })),
    ],
    now,
  );
}

export const archiveFile = (taken: Taken, lang: Lang, appUrl: string) =>
  fileAnswer("the-lab-data", "zip", new Uint8Array(archiveOf(taken, lang, appUrl)));
