import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { callControl } from "../../platform/db/control.server.ts";
import type { RunningSite } from "../peers/site.ts";

export type Row = Record<string, unknown>;

async function rowsIn(backup: Readable) {
  const tables: Record<string, Row[]> = {};
  let rows: Row[] = [];
  for (const each of (await text(backup.pipe(createGunzip()))).split("\n").filter(Boolean)) {
    const line = JSON.parse(each) as { table?: string; rows?: Row[] };
    if (line.table) rows = tables[line.table] ??= [];
    if (line.rows) rows.push(...line.rows);
  }
  return tables;
}

/** Reads every row with the site's backup command, which works while the site runs. */
export async function storedIn(site: RunningSite): Promise<Record<string, Row[]>> {
  if (existsSync(join(site.dataDir, "control.json"))) {
    const out = new PassThrough();
    const rows = rowsIn(out);
    await callControl(site.dataDir, "backup", [], out);
    out.end();
    return rows;
  }
  const folder = mkdtempSync(join(tmpdir(), "lab-stored-"));
  try {
    const { code, complaint } = await site.command("backup", join(folder, "backup"));
    if (code !== 0) throw new Error(`No backup: ${complaint}`);
    return await rowsIn(createReadStream(join(folder, "backup")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Tables that change with every request, by the site's own jobs, or by the backup that reads the tables for these
 * tests.
 */
const written = new Set([
  ...["audit_entry", "login_session", "rate_bucket", "visit_count", "post_views"],
  ...["backup_run", "job_queue", "retention_run"],
]);

/**
 * Returns the rows that requests have written, sorted. Jobs change while the site runs, so only their ids are compared.
 */
export async function actionsIn(site: RunningSite) {
  const stored = Object.entries(await storedIn(site)).filter(([table]) => !written.has(table));
  const keyOf = (table: string, row: Row) => (table === "job" ? String(row["id"]) : JSON.stringify(row));
  return Object.fromEntries(stored.map(([table, rows]) => [table, rows.map((row) => keyOf(table, row)).toSorted()]));
}

export async function leadsIn(site: RunningSite) {
  return (await storedIn(site))["lead"] ?? [];
}
