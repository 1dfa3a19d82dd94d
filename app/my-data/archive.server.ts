import { setImmediate } from "node:timers/promises";
import type { ExportedTable } from "../../domain/privacy/export.server.ts";
import { zipAside } from "../../platform/archive/zip.server.ts";
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

/** Somebody's tables can be long, so others are answered between two of them. */
async function archiveOf({ email, tables }: Taken, lang: Lang, appUrl: string, now = new Date()) {
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
  const named = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`;
  const values = [named("email", email), named("at", now)];
  const files = [];
  for (const table of tables) {
    values.push(named(table.name, table.rows));
    files.push({ name: `${table.name}.csv`, content: tableFile(lang, table) });
    await setImmediate();
  }
  return zipAside(
    [
      { name: archive.readme, content: `\uFEFF${readme}` },
      { name: "data.json", content: `{\n${values.join(",\n")}\n}` },
      ...files,
    ],
    now,
  );
}

export const archiveFile = async (taken: Taken, lang: Lang, appUrl: string) =>
  fileAnswer("the-lab-data", "zip", new Uint8Array(await archiveOf(taken, lang, appUrl)));
