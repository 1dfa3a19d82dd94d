import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import { backup } from "../../platform/backup/backup.server.ts";
import { restore } from "../../platform/backup/restore.server.ts";
import { type Db, openPglite } from "../../platform/db/database.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionTurn } from "../session-day/session-day.table.ts";
import { sessionGuest, sessionPlan, sessionSeat } from "../session-seat/session-seat.table.ts";
import { host } from "./host.table.ts";
import { meeting } from "./meeting.table.ts";

const at = (hour: number) => new Date(Date.UTC(2027, 0, 4, hour));

/** Leaves out not-null constraints, which only newer versions of PostgreSQL list. */
async function constraintsOf(db: Db) {
  const { rows } = await db.execute<{ said: string }>(sql`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || condeferrable || ' '
      || pg_get_constraintdef(oid) as said
    from pg_constraint where contype <> 'n' and conrelid::regclass::text ~ '^(meeting|host|session|hour|calendar)'
    union all
    select tablename || ' ' || indexdef from pg_indexes
    where tablename ~ '^(meeting|host|session|hour|calendar)' and indexdef ~ 'UNIQUE'
    order by 1`);
  return rows.map(({ said }) => said);
}

const refusalOf = (db: Db, write: (tx: Db) => Promise<unknown>) =>
  db
    .transaction(async (tx) => {
      await write(tx);
      await tx.execute(sql`set constraints all immediate`);
    })
    .then(
      () => "taken",
      (error: unknown) => (error instanceof DrizzleQueryError ? (error.cause as { code?: string }).code : error),
    );

onBothEngines("a calendar restored from an embedded database", (open) => {
  test("keeps every constraint, and refuses what would sell an hour or a seat twice", async () => {
    const from = await openPglite(undefined, new Blob([readFileSync(inject("pgliteImage"))]));
    const { db } = from;
    const [founder, other] = [await aPerson(db, "founder"), await aPerson(db, "founder")];
    const [first, second] = [await aPerson(db, "investor"), await aPerson(db, "investor")];
    await db.insert(host).values(["one", "two"].map((id) => ({ id, kind: "mentor" as const, zone: "Europe/Paris" })));
    const hour = (guest: typeof founder, of: string, hours: number) => ({
      ...{ id: randomUUID(), host: of, founder: guest.viewer.startup?.id ?? "", topic: "T", place: "P" },
      ...{ startsAt: at(hours), endsAt: at(hours + 1), busyTo: at(hours + 1) },
    });
    await db.insert(meeting).values(hour(founder, "one", 9));
    const session = "restored";
    await db.insert(sessionPlan).values({ session, startsOn: "2027-03-18" });
    await db.insert(sessionSeat).values([1, 2].map((number) => ({ session, number })));
    const guest = (who: typeof first, seat: number | null) => ({
      ...{ id: randomUUID(), session, investor: who.viewer.id, seat, askedAt: at(1), seatedAt: seat ? at(1) : null },
      ...{ sequence: 0, changedAt: at(1) },
    });
    await db.insert(sessionGuest).values(guest(first, 1));
    for (let position = 1; position <= 2; position += 1) {
      const [id, leadId] = [randomUUID(), await aLead(db, { form: "pitch-application" })];
      await db.insert(sessionPlace).values({ id, leadId, session, author: "admin" });
      await db.insert(sessionTurn).values({ place: id, session, position });
    }
    const out = new PassThrough();
    const bytes = buffer(out);
    await backup(db, out);
    out.end();

    const to = await open();
    await restore(to.db, Readable.from(await bytes));
    const constraints = await constraintsOf(to.db);
    expect(constraints).toEqual(await constraintsOf(db));
    expect(constraints.filter((said) => said.includes("EXCLUDE USING gist"))).toHaveLength(2);
    const insert = (row: ReturnType<typeof hour>) => refusalOf(to.db, (tx) => tx.insert(meeting).values(row));
    expect(await insert(hour(other, "one", 9))).toBe("23P01");
    expect(await insert(hour(founder, "two", 9))).toBe("23P01");
    expect(await insert(hour(other, "one", 10))).toBe("taken");
    const seat = (row: ReturnType<typeof guest>) => refusalOf(to.db, (tx) => tx.insert(sessionGuest).values(row));
    expect([await seat(guest(second, 1)), await seat(guest(first, 2))]).toEqual(["23505", "23505"]);
    // If `on delete restrict` refuses a delete, PostgreSQL 18 reports the separate code 23001; earlier versions report
    // 23503.
    expect(["23001", "23503"]).toContain(
      await refusalOf(to.db, (tx) => tx.execute(sql`delete from session_seat where number = 1`)),
    );
    expect(await refusalOf(to.db, (tx) => tx.execute(sql`update session_turn set position = 1`))).toBe("23505");
    expect(await refusalOf(to.db, (tx) => tx.execute(sql`update session_turn set position = 3 - position`))).toBe(
      "taken",
    );
    await Promise.all([from.close(), to.close()]);
  });
});
