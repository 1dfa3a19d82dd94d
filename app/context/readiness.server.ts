import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import type { Log } from "../../platform/log/log.server.ts";

const patience = 1_500;
const distrust = 5_000;

/** Errors of what was sent (classes 22 and 23 of PostgreSQL's codes) say nothing about the database. */
function isOfTheDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.cause) return isOfTheDatabase(error.cause);
  return !("code" in error && /^2[23]/.test(String(error.code)));
}

/** A query's error, or that of a transaction's end, which comes as the engine has it; any other is a mistake of ours. */
const isStorage = (error: unknown) =>
  error instanceof DrizzleQueryError ||
  (error instanceof Error && "code" in error && /^(?:[0-9A-Z]{5}|E[A-Z]+)$/.test(String(error.code)));

/** Whether a page could not be drawn because of the database; any other error is a mistake of ours. */
export const failedAtTheDatabase = (error: unknown) => error instanceof DrizzleQueryError && isOfTheDatabase(error);

/**
 * Whether this server can store: by a small write, which has its turn among those of a crowd. It may pass where a lead
 * no longer fits, so a lead's failure counts for a while.
 */
export function watchReadiness(db: Db, log: Log) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    storeFailed(error: unknown) {
      if (isStorage(error) && isOfTheDatabase(error)) failedAt = performance.now();
    },
    async canStore() {
      if (performance.now() - failedAt < distrust) return false;
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error("The database does not answer")), patience).unref(),
      );
      return Promise.race([db.update(installation).set({ checkedAt: sql`now()` }), late]).then(
        () => true,
        (error: unknown) => {
          log.warn({ error }, "not ready");
          return false;
        },
      );
    },
  };
}

export type Readiness = ReturnType<typeof watchReadiness>;
