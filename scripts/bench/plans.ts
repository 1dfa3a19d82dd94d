import type { startPostgres } from "../../e2e/peers/postgres.ts";
import { type Db, openPostgres } from "../../platform/db/database.server.ts";

type Node = { "Node Type": string; "Index Name"?: string; "Relation Name"?: string; Plans?: Node[] };

/** The scans of a plan, outermost first: which index serves which table, and what is read without one. */
function scansOf(node: Node): string[] {
  const own = node["Index Name"]
    ? [node["Index Name"]]
    : node["Node Type"] === "Seq Scan"
      ? [`every row of ${node["Relation Name"]}`]
      : node["Node Type"] === "Sort"
        ? ["a sort"]
        : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

/** Opens a database of a PostgreSQL of our own once more, so that it tells the plan each query really runs with. */
export async function openTellingPlans(postgres: Awaited<ReturnType<typeof startPostgres>>, name: string) {
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_format = 'json'",
    "client_min_messages = 'log'",
  ])
    await postgres.query(`alter database ${name} set ${setting}`);
  const database = await openPostgres(postgres.url(name), () => {});
  let seen: string[] = [];
  if (database.engine.kind === "postgres")
    database.engine.pool.on("connect", (client) => {
      client.on("notice", ({ message = "" }) => {
        const plan = /^duration: .*? plan:\n(.*)$/s.exec(message)?.[1];
        if (plan) seen.push(...scansOf((JSON.parse(plan) as { Plan: Node }).Plan));
      });
    });
  return {
    database,
    /** What the queries of `work` found their rows by. */
    async of(work: (db: Db) => Promise<unknown>) {
      seen = [];
      await work(database.db);
      return [...new Set(seen)].join(", ");
    },
  };
}
