import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import type { Log } from "../../platform/log/log.server.ts";

const databaseTimeout = 1_500;
const unreadyAfterFailure = 5_000;

/**
 * Checks whether an error indicates a problem of the database itself. PostgreSQL error classes 22, 23 and 54 are
 * caused by input instead; class 40 and 57014 end one transaction that collided or took too long.
 */
function isOfTheDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.cause) return isOfTheDatabase(error.cause);
  return !("code" in error && /^(?:2[23]|40|54|57014)/.test(String(error.code)));
}

/** An SQLSTATE contains a digit; the names are of a lost connection to the database, and of a failing disk. */
const storageCode =
  /^(?:(?=.*\d)[0-9A-Z]{5}|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOSPC|EDQUOT|EIO|EROFS)$/;

/** True for database errors, including errors at a transaction's end, which Drizzle does not wrap. */
const isStorage = (error: unknown) =>
  error instanceof DrizzleQueryError ||
  (error instanceof Error && "code" in error && storageCode.test(String(error.code)));

export const failedAtTheDatabase = (error: unknown) => error instanceof DrizzleQueryError && isOfTheDatabase(error);

/**
 * Tracks whether the database can be written; after a failed write, `canStore` returns false for `unreadyAfterFailure`
 * milliseconds.
 */
export function watchReadiness(db: Db, log: Log) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    storeFailed(error: unknown) {
      if (isStorage(error) && isOfTheDatabase(error)) failedAt = performance.now();
    },
    async canStore() {
      if (performance.now() - failedAt < unreadyAfterFailure) return false;
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error("The database does not answer")), databaseTimeout).unref(),
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
