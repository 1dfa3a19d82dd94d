import pg from "pg";
import { inject } from "vitest";
import { startSite } from "../peers/site.ts";

/** Whether PostgreSQL is available: only on PostgreSQL can a test remove a table while the site runs. */
export const canLoseTables = inject("postgresUrl") !== undefined;

/** A site whose database rejects every query of this table. */
export async function siteWithout(table: string, env: Record<string, string> = {}) {
  const server = new URL(inject("postgresUrl") ?? "");
  const name = `without_${table}_${process.pid}`;
  const run = async (url: URL, query: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(query);
    await client.end();
  };
  await run(server, `create database ${name} template template_lab`);
  const own = new URL(`/${name}`, server);
  const site = await startSite({ env: { ...env, DATABASE_URL: own.href, LOG_LEVEL: "silent" } });
  await run(own, `alter table ${table} rename to away`);
  return site;
}
