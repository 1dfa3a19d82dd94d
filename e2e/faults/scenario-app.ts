import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Row, storedIn } from "../http/stored.ts";
import { findPostgres, type ThrowawayPostgres } from "../peers/postgres.ts";
import { type Site, startSite } from "../peers/site.ts";
import { closeDatabases, type EngineKind, freshDatabaseUrl, migratedDatabaseUrl, secret } from "./open-database.ts";

export const engines: EngineKind[] = findPostgres() ? ["pglite", "postgres"] : ["pglite"];
const quiet = { TRUST_PROXY: "1", LOG_LEVEL: "silent", AUTH_SECRET: secret };
let template: Promise<string> | undefined;

/** Creates a data folder by starting a site once. A site on a copy of this folder starts quickly. */
async function madeBefore() {
  const folder = mkdtempSync(join(tmpdir(), "lab-template-"));
  const site = await startSite({ dataDir: folder, env: quiet });
  await site.stop();
  return folder;
}

/** The environment of a scenario: an empty database of one engine and the sites on it. */
export async function openApp(
  kind: EngineKind,
  {
    env = {},
    onCluster,
    inFolder = tmpdir(),
    isEmpty = false,
  }: {
    env?: Record<string, string>;
    onCluster?: ThrowawayPostgres;
    inFolder?: string;
    /** Whether the servers migrate the database when they start. */
    isEmpty?: boolean;
  } = {},
) {
  const makeUrl = isEmpty ? freshDatabaseUrl : migratedDatabaseUrl;
  const url = kind === "postgres" ? await makeUrl(onCluster) : undefined;
  const folders: string[] = [];
  const sites: Site[] = [];
  const environment = { ...quiet, ...(url && { DATABASE_URL: url }), ...env };

  return {
    kind,
    url,
    env: environment,
    async start(more: Record<string, string> = {}) {
      const dataDir = mkdtempSync(join(inFolder, "lab-fault-"));
      folders.push(dataDir);
      if (!url) cpSync(await (template ??= madeBefore()), dataDir, { recursive: true });
      const site = await startSite({ dataDir, env: { ...environment, ...more } });
      sites.push(site);
      return site;
    },
    async rows<Name extends string>(site: Site, ...tables: Name[]): Promise<Record<Name, Row[]>> {
      if (!url) {
        const stored = await storedIn(site);
        return Object.fromEntries(tables.map((name) => [name, stored[name] ?? []])) as Record<Name, Row[]>;
      }
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        const found: [string, Row[]][] = [];
        for (const name of tables) found.push([name, (await client.query<Row>(`select * from ${name}`)).rows]);
        return Object.fromEntries(found) as Record<Name, Row[]>;
      } finally {
        await client.end();
      }
    },
    async dispose() {
      await Promise.all(sites.map((site) => site.dispose()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Deletes the template folder and the databases that the scenarios shared. */
export async function closeApps() {
  if (template) rmSync(await template, { recursive: true, force: true });
  template = undefined;
  await closeDatabases();
}
