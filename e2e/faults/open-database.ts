import { type Database, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { makeAddressKey } from "../../platform/installation/address-key.server.ts";
import { findPostgres, startPostgres, type ThrowawayPostgres } from "../peers/postgres.ts";

export type EngineKind = "pglite" | "postgres";

export const secret = "a secret that every server of one scenario shares";

let cluster: Promise<ThrowawayPostgres> | undefined;
let copies = 0;

/** A separate PostgreSQL cluster, for scenarios that damage it. */
export function ownCluster(options?: { fsync?: boolean }) {
  const binaries = findPostgres();
  if (!binaries) throw new Error("PostgreSQL is not on this machine");
  return startPostgres(binaries, options);
}

const templates = new Map<ThrowawayPostgres, Promise<void>>();

async function makeTemplate(on: ThrowawayPostgres) {
  await on.query("create database template_lab");
  await (await openPostgres(on.url("template_lab"), () => {})).close();
}

/** Creates an empty database. */
export async function freshDatabaseUrl(given?: ThrowawayPostgres) {
  const on = given ?? (await (cluster ??= ownCluster()));
  const name = `fault_${(copies += 1)}`;
  await on.query(`create database ${name}`);
  return on.url(name);
}

/** Creates a migrated database: a copy of one that is migrated once for each cluster. */
export async function migratedDatabaseUrl(given?: ThrowawayPostgres) {
  const on = given ?? (await (cluster ??= ownCluster()));
  const name = `fault_${(copies += 1)}`;
  if (!templates.has(on)) templates.set(on, makeTemplate(on));
  await templates.get(on);
  await on.query(`create database ${name} template template_lab`);
  return on.url(name);
}

let image: Promise<Blob> | undefined;

async function migratedImage() {
  const { engine, close } = await openPglite();
  if (engine.kind !== "pglite") throw new Error("unreachable");
  const blob = await engine.client.dumpDataDir("none");
  await close();
  return blob;
}

/** Opens a new database in this process, prepared as by the first start of a server. */
export async function openDatabase(kind: EngineKind): Promise<Database> {
  const database =
    kind === "postgres"
      ? await openPostgres(await migratedDatabaseUrl(), () => {})
      : await openPglite(undefined, await (image ??= migratedImage()));
  await makeAddressKey(database.db, secret);
  return database;
}

/** The embedded database can be used by one server only, so it gets one connection. */
export async function openServers(kind: EngineKind): Promise<Database[]> {
  if (kind === "pglite") return [await openDatabase(kind)];
  const url = await migratedDatabaseUrl();
  const servers = [await openPostgres(url, () => {}), await openPostgres(url, () => {})];
  await Promise.all(servers.map(({ db }) => makeAddressKey(db, secret)));
  return servers;
}

export async function closeDatabases() {
  await (await cluster)?.dispose();
  cluster = undefined;
  image = undefined;
}
