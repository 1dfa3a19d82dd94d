import type { Database } from "../../platform/db/database.server.ts";
import { onChange } from "../../platform/jobs/jobs.server.ts";
import { type Outcome, outcomeOf, type Served } from "./delivery.ts";
import { deliveriesOf } from "./delivery.server.ts";

type Visitor = { leadId: string; tell(outcome: Outcome): void };

/**
 * Milliseconds between two database queries for changes made by other servers. This server's own changes are reported
 * at once.
 */
const interval = { postgres: 250, pglite: 1_000 };

/** Milliseconds for which a page waits for a form's result before rendering. */
const pageWaitMs = 3_000;

/** Lets many visitors wait for the results of submitted forms with a single shared query. */
export function watchOutcomes({ db, engine }: Database, served: Served) {
  const visitors = new Set<Visitor>();

  async function read(leadIds: string[]) {
    const deliveries = Map.groupBy(await deliveriesOf(db, leadIds, served), ({ leadId }) => leadId);
    return (leadId: string) => deliveries.get(leadId) ?? [];
  }

  async function look(waiting: Visitor[]) {
    if (waiting.length === 0) return;
    const deliveries = await read([...new Set(waiting.map(({ leadId }) => leadId))]);
    for (const { leadId, tell } of waiting) {
      const outcome = outcomeOf(deliveries(leadId), false);
      if (outcome !== "pending") tell(outcome);
    }
  }

  async function atTheEnd(leadId: string) {
    return outcomeOf((await read([leadId]))(leadId), true);
  }

  // Errors are ignored, because the database is queried again at the next interval and when a visitor's wait ends.
  const lookQuietly = (waiting: Visitor[]) => void look(waiting).catch(() => {});
  const forget = onChange((subject) => lookQuietly([...visitors].filter(({ leadId }) => leadId === subject)));
  const timer = setInterval(() => lookQuietly([...visitors]), interval[engine.kind]).unref();

  return {
    async wait(leadId: string, forMs = pageWaitMs): Promise<Outcome> {
      const { promise, resolve: tell, reject } = Promise.withResolvers<Outcome>();
      const visitor = { leadId, tell };
      visitors.add(visitor);
      const end = setTimeout(() => void atTheEnd(leadId).then(tell, reject), forMs);
      lookQuietly([visitor]);
      try {
        return await promise;
      } finally {
        clearTimeout(end);
        visitors.delete(visitor);
      }
    },
    stop() {
      forget();
      clearInterval(timer);
    },
  };
}
