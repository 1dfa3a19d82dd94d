import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Actor } from "../person/actor.ts";
import { blockPerson } from "../person/block.server.ts";
import { joinTeam } from "../person/team.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { application } from "../application/application.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { book } from "./booking.server.ts";
import { saveHost, saveWeek } from "./keep-hours.server.ts";
import { meeting } from "./meeting.table.ts";
import { shuttingOut } from "../colleague/shut-out.server.ts";
import { timesOf } from "./times.server.ts";

const now = new Date("2027-01-04T07:00:00Z");
const everyDay = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 540, until: 720 }]));
const rounds = 24;

onBothEngines("a booking that races a block", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function aFounder() {
    const actor = await aPerson(database.db, "founder");
    const { id, email } = actor.viewer;
    const grant = { startsOn: "2020-01-01", endsOn: null, grantedBy: "admin", reason: "Test" };
    await database.db.insert(planGrant).values({ id: randomUUID(), startup: id, plan: "elite", ...grant });
    const accepted = await aLead(database.db, { form: "application" });
    await database.db.insert(application).values({
      ...{ id: accepted, intake: "2027-01", email, lang: "fr", status: "accepted", shownStatus: "accepted" },
    });
    return actor;
  }
  async function aHost(id: string, kind: "mentor" | "expert") {
    const host = { id, kind, available: true };
    await saveHost(database.db, admin, { host, place: "Room 1", email: `${id}@mentor.example`, lang: "fr" });
    await saveWeek(database.db, admin, { host, zone: "Europe/Paris", week: everyDay });
    return host;
  }
  const block = (person: string) =>
    shuttingOut(database.db, person, (tx) => blockPerson(tx, admin, person, { reason: "Test", line: "Test" }), now);
  const letters = async (key: string) =>
    (await database.db.select().from(job).where(eq(job.key, key)).orderBy(job.seq)).flatMap(({ data }) => {
      const { letter = "" } = data as { letter?: string };
      return letter.startsWith("meeting-") ? [letter] : [];
    });
  const outcome = (booking: Promise<{ status: string }>) =>
    booking.then(
      ({ status }) => status,
      (error: unknown) => {
        if (error instanceof NotAllowed) return "refused";
        throw error;
      },
    );

  test("leaves a blocked startup no hour, and its host with as many bookings as cancellations", async () => {
    const { db } = database;
    for (let round = 0; round < rounds; round += 1) {
      const host = await aHost(`mentor-${randomUUID()}`, "mentor");
      const founder = await aFounder();
      const { offers } = await timesOf(db, host, now);
      const presses = Array.from({ length: 20 }, (_, nth) => async () => {
        const startsAt = offers[nth % 3] ?? now;
        return outcome(book(db, founder, { host, startsAt, topic: "Runway" }, now));
      });
      const blocked = async () => block(founder.viewer.id).then(() => "blocked");
      presses.splice(round % presses.length, 0, blocked);
      const answers = await Promise.all(presses.map((press) => press()));
      const left = await db.$count(meeting, and(eq(meeting.host, host.id), isNull(meeting.cancelledAt)));
      expect([round, left]).toEqual([round, 0]);
      const booked = answers.filter((status) => status === "booked").length;
      expect(booked).toBeLessThanOrEqual(1);
      const told = ["meeting-booked", "meeting-cancelled"];
      expect(await letters(`${host.id}@mentor.example`)).toEqual(booked === 1 ? told : []);
    }
  }, 120_000);

  test("leaves a blocked host no meeting, and the founder who was first a mail that it is off", async () => {
    const { db } = database;
    for (let round = 0; round < rounds; round += 1) {
      const { viewer } = await aPerson(db, "team");
      await joinTeam(db, viewer.id, ["expert"]);
      const host = await aHost(viewer.id, "expert");
      const founders = await Promise.all(Array.from({ length: 20 }, aFounder));
      const { offers } = await timesOf(db, host, now);
      const startsAt = offers[0] ?? now;
      const presses = founders.map(
        (founder) => async () => outcome(book(db, founder, { host, startsAt, topic: "Runway" }, now)),
      );
      presses.splice(round % presses.length, 0, async () => block(viewer.id).then(() => "blocked"));
      const answers = (await Promise.all(presses.map((press) => press()))).filter((status) => status !== "blocked");
      expect(answers.every((status) => status === "booked" || status === "taken")).toBe(true);
      const booked = answers.filter((status) => status === "booked").length;
      expect(booked).toBeLessThanOrEqual(1);
      const left = await db.$count(meeting, and(eq(meeting.host, host.id), isNull(meeting.cancelledAt)));
      expect([round, left]).toEqual([round, 0]);
      const told = await Promise.all(founders.map((founder) => letters(founder.viewer.email)));
      expect(told.flat()).toEqual(booked === 1 ? ["meeting-booked", "meeting-again"] : []);
    }
  }, 120_000);
});
