import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import {
  announceServing,
  type Database,
  DatabaseInUse,
  DatabaseTooNew,
  keepLogShort,
  openPglite,
  openPostgres,
  refuseWhileServing,
} from "./database.server.ts";

onBothEngines("database", (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("the outer handle throws inside an open transaction instead of waiting for itself", async () => {
    const misuse = database.db.transaction(async () => database.db.execute(sql`select 1`));
    await expect(misuse).rejects.toMatchObject({
      cause: { message: expect.stringContaining("inside an open transaction") },
    });
    expect((await database.db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  test("a database that a newer version has changed is left alone", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lab-newer-"));
    const { engine } = database;
    const fresh =
      kind === "pglite" ? await openPglite(folder, new Blob([readFileSync(inject("pgliteImage"))])) : database;
    await fresh.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9e15)`);
    if (kind === "pglite") {
      await fresh.close();
      await expect(openPglite(folder)).rejects.toThrow(DatabaseTooNew);
    } else {
      const url = engine.kind === "postgres" ? (engine.pool.options.connectionString ?? "") : "";
      await expect(openPostgres(url, () => {})).rejects.toThrow(DatabaseTooNew);
      await fresh.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'next'`);
    }
    rmSync(folder, { recursive: true });
  });

  test("a failed transaction leaves nothing behind", async () => {
    await database.db.execute(sql`create table scratch (n int)`);
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into scratch values (1)`);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect((await database.db.execute(sql`select * from scratch`)).rows).toEqual([]);
    // Removes the table, because other test suites reuse this database and their backups would include it.
    await database.db.execute(sql`drop table scratch`);
  });

  test.skipIf(kind === "postgres")("a crowd’s transactions leave the event loop a turn each", async () => {
    let turns = 0;
    let over = false;
    (function turn() {
      turns += 1;
      if (!over) setImmediate(turn);
    })();
    const seen = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          return turns;
        }),
      ),
    );
    over = true;
    expect(new Set(seen).size).toBe(10);
  });

  test.skipIf(kind === "postgres")(
    "a start after a crash has little to read again, however much was written",
    async () => {
      const megabytesToRead = async () => {
        const { rows } = await database.db.execute<{ since: number }>(
          sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 / 2 ^ 20 as since from pg_control_checkpoint()`,
        );
        return rows[0]?.since;
      };
      await database.db.execute(sql`create table written as select repeat('x', 1000) from generate_series(1, 12000)`);
      expect(await megabytesToRead()).toBeGreaterThan(8);
      await keepLogShort(database);
      expect(await megabytesToRead()).toBeLessThan(1);
      await database.db.execute(sql`drop table written`);
    },
  );

  test.skipIf(kind === "pglite")("who serves keeps a restore out, also after its connections were lost", async () => {
    const isInUse = async () => {
      const free = await refuseWhileServing(database).catch((error: unknown) => {
        if (!(error instanceof DatabaseInUse)) throw error;
      });
      await free?.();
      return free === undefined;
    };
    const stopServing = await announceServing(database);
    expect(await isInUse()).toBe(true);
    await database.db
      .execute(sql`select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`);
    await expect.poll(isInUse, { timeout: 10_000 }).toBe(true);
    await stopServing();
    await expect.poll(isInUse, { timeout: 10_000 }).toBe(false);
  });
});
