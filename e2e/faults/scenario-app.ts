import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Database, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { makeAddressKey } from "../../platform/installation/address-key.server.ts";
import { type Row, storedIn } from "../http/stored.ts";
import { findPostgres, startPostgres, type ThrowawayPostgres } from "../peers/postgres.ts";
import { type Site, startSite } from "../peers/site.ts";

export type EngineKind = "pglite" | "postgres";

export const engines: EngineKind[] = findPostgres() ? ["pglite", "postgres"] : ["pglite"];

const secret = "a secret that every server of one scenario shares";
const quiet = { TRUST_PROXY: "1", LOG_LEVEL: "silent", AUTH_SECRET: secret };

let cluster: Promise<ThrowawayPostgres> | undefined;
let template: Promise<string> | undefined;
let copies = 0;

/** A separate PostgreSQL cluster, for scenarios that damage it. */
export function ownCluster(options?: { fsync?: boolean }) {
  const binaries = findPostgres();
  if (!binaries) throw new Error("PostgreSQL is not on this machine");
  return startPostgres(binaries, options);
}

async function freshDatabaseUrl(given?: ThrowawayPostgres) {
  const on = given ?? (await (cluster ??= ownCluster()));
  const name = `fault_${(copies += 1)}`;
  await on.query(`create database ${name}`);
  return on.url(name);
}

/** A data folder in which a site has started once, so that a site on a copy of it starts quickly. */
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
  }: { env?: Record<string, string>; onCluster?: ThrowawayPostgres; inFolder?: string } = {},
) {
  const url = kind === "postgres" ? await freshDatabaseUrl(onCluster) : undefined;
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
    /** All current rows of these tables. */
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

let image: Promise<Blob> | undefined;

async function migratedImage() {
  const { engine, close } = await openPglite();
  if (engine.kind !== "pglite") throw new Error("unreachable");
  const blob = await engine.client.dumpDataDir("none");
  await close();
  return blob;
}

/** A database in this process, initialised as by a server's first start. */
export async function openDatabase(kind: EngineKind): Promise<Database> {
  const database =
    kind === "postgres"
      ? await openPostgres(await freshDatabaseUrl(), () => {})
      : await openPglite(undefined, await (image ??= migratedImage()));
  await makeAddressKey(database.db, secret);
  return database;
}

/** The same for scenarios that work on two servers at once; the embedded database belongs to one. */
export async function openServers(kind: EngineKind): Promise<Database[]> {
  if (kind === "pglite") return [await openDatabase(kind)];
  const url = await freshDatabaseUrl();
  const servers = [await openPostgres(url, () => {}), await openPostgres(url, () => {})];
  await Promise.all(servers.map(({ db }) => makeAddressKey(db, secret)));
  return servers;
}

/** Deletes what the scenarios shared. */
export async function closeApps() {
  if (template) rmSync(await template, { recursive: true, force: true });
  await (await cluster)?.dispose();
  template = undefined;
  cluster = undefined;
  image = undefined;
}
