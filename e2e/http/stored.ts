import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Site } from "../peers/site.ts";

export type Row = Record<string, unknown>;

/** Every row of every table, by the site's own backup: it works while the site runs, on either engine. */
export async function storedIn(site: Site): Promise<Record<string, Row[]>> {
  const folder = mkdtempSync(join(tmpdir(), "lab-stored-"));
  try {
    const file = join(folder, "backup");
    const { code, complaint } = await site.command("backup", file);
    if (code !== 0) throw new Error(`No backup: ${complaint}`);
    const tables: Record<string, Row[]> = {};
    let rows: Row[] = [];
    for (const text of gunzipSync(readFileSync(file)).toString("utf8").split("\n").filter(Boolean)) {
      const line = JSON.parse(text) as { table?: string; rows?: Row[] };
      if (line.table) rows = tables[line.table] ??= [];
      if (line.rows) rows.push(...line.rows);
    }
    return tables;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function leadsIn(site: Site) {
  return (await storedIn(site))["lead"] ?? [];
}
