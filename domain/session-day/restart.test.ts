import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import { type Database, openPglite, openPostgres } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { host } from "../meeting/host.table.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { remindOfMeetings } from "../meeting/reminder.server.ts";
import { acceptForSession } from "../pitch-session/session-place.server.ts";
import { remindGuests } from "../session-seat/remind.server.ts";
import { reserveSeat } from "../session-seat/reserve.server.ts";
import { sendOrder } from "./order.server.ts";
import { remindFounders } from "./remind.server.ts";

const event: Event = {
  ...{ kind: "event", id: "restarted", name: { en: "R", fr: "R" }, startsOn: "2027-03-30", endsOn: null },
  ...{ startTime: "18:00", endTime: "21:00", place: null, applicationsCloseOn: null, format: "grand", capacity: null },
  ...{ selected: null, pitched: null, confirm: false },
};

onBothEngines("reminders over a restart", (open, kind) => {
  test("leave once each, whenever the server is stopped and started between them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lab-restart-"));
    const first =
      kind === "postgres"
        ? await open()
        : await openPglite(join(folder, "db"), new Blob([readFileSync(inject("pgliteImage"))]));
    const { engine } = first;
    const start = (): Promise<Database> =>
      engine.kind === "postgres"
        ? openPostgres(String(engine.pool.options.connectionString), () => {})
        : openPglite(join(folder, "db"));
    const desk = await aPerson(first.db, "admin");
    const [guest, founder] = [
      await aPerson(first.db, "investor", { verdict: "yes" }),
      await aPerson(first.db, "founder"),
    ];
    const before = new Date("2027-03-01T10:00:00Z");
    await first.db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    await reserveSeat(first.db, guest, event.id, before);
    const lead = await aLead(first.db, { form: "pitch-application", email: "pitches@startup.example" });
    await acceptForSession(first.db, desk, lead, event);
    await sendOrder(first.db, desk, event.id, before);
    await first.db.insert(host).values({ id: "one", kind: "mentor", zone: "Europe/Paris" });
    await first.db.insert(meeting).values({
      ...{ id: randomUUID(), host: "one", founder: founder.viewer.startup?.id ?? "", bookedBy: founder.viewer.id },
      ...{ topic: "T", place: "P", startsAt: new Date("2027-03-29T16:00:00Z"), changedAt: before, bookedAt: before },
      ...{ endsAt: new Date("2027-03-29T17:00:00Z"), busyTo: new Date("2027-03-29T17:00:00Z") },
    });
    await first.close();

    const told = new Map<string, string[]>();
    for (const now of ["03-23T09:00", "03-23T12:00", "03-27T09:00", "03-28T18:00", "03-29T08:00", "03-29T14:00"]) {
      const { db, close } = await start();
      const at = new Date(`2027-${now}:00Z`);
      await Promise.all([remindGuests(db, at), remindFounders(db, at), remindOfMeetings(db, at)]);
      for (const key of [guest.viewer.email, founder.viewer.email, "pitches@startup.example"]) {
        const rows = await db.select().from(job).where(eq(job.key, key)).orderBy(job.seq);
        told.set(
          key,
          rows.map(({ data }) => (data as { letter: string }).letter),
        );
      }
      await close();
    }
    expect([...told.values()]).toEqual([
      ["session-seat-seat", "session-seat-week", "session-seat-still"],
      ["meeting-reminder"],
      ["session-turn-first", "session-turn-week", "session-turn-eve"],
    ]);
    rmSync(folder, { recursive: true });
  }, 60_000);
});
