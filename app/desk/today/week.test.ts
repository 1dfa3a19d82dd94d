import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { records } from "../../../content/all.ts";
import { answers } from "../../../e2e/peers/application-answers.ts";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../../e2e/peers/viewers.ts";
import {
  application,
  applicationCall,
  applicationInvitation,
  applicationSubmission,
} from "../../../domain/application/application.table.ts";
import { declareConflict } from "../../../domain/application/review/conflict.server.ts";
import { loadShippedContent, watchContent } from "../../../domain/content/content.server.ts";
import type { Event } from "../../../domain/content/content.ts";
import { contentRecord } from "../../../domain/content/content.table.ts";
import { host } from "../../../domain/meeting/host.table.ts";
import { meeting } from "../../../domain/meeting/meeting.table.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { teamMember } from "../../../domain/person/team-member.table.ts";
import { acceptForSession } from "../../../domain/pitch-session/session-place.server.ts";
import type { TeamFunction } from "../../../domain/team/rights.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../../platform/language/paris-day.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";
import { weekOf } from "./week.server.ts";

const today = parisDay(new Date());
const at = (days: number, time: string) => {
  const instant = parisInstant(`${daysLater(today, days)}T${time}`);
  if (!instant) throw new Error("No such time");
  return instant;
};
const before = new Date(Date.now() - 3_600_000);

onBothEngines("the week on the desk", (open) => {
  let database: Database;
  let watch: Awaited<ReturnType<typeof watchContent>>;
  let admin: Actor;
  const event: Event = {
    ...{ kind: "event", id: "near", name: { en: "Near", fr: "Proche" }, startsOn: daysLater(today, 3), endsOn: null },
    ...{ startTime: "18:00", endTime: null, place: null, applicationsCloseOn: null, format: "quarterly" },
    ...{ capacity: null, selected: null, pitched: null, confirm: false },
  };
  beforeAll(async () => {
    database = await open();
    await loadShippedContent(database.db, records);
    await database.db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    watch = await watchContent(database.db, () => {});
    admin = await aPerson(database.db, "admin");
  });
  afterAll(async () => {
    watch.stop();
    await database.close();
  });

  const week = (actor: Actor) => weekOf(database.db, actor, watch.current(), "en");
  const linesOf = async (actor: Actor) =>
    (await week(actor))?.days.flatMap(([day, dates]) => dates.map((each) => ({ on: day, ...each }))) ?? [];

  async function colleague(functions: TeamFunction[]) {
    const actor = await aPerson(database.db, "team");
    await database.db.insert(teamMember).values({ personId: actor.viewer.id, functions });
    return { ...actor, viewer: { ...actor.viewer, functions } };
  }

  async function invited(companyName: string, times: Date[], chosen: Date | null = null) {
    const { db } = database;
    const id = await aLead(db, { form: "application" });
    await db
      .insert(application)
      .values({ id, intake: "2026-12", email: `${id}@b.test`, lang: "fr", status: "call", callAt: chosen });
    const submitted = { id: randomUUID(), applicationId: id, answers: { ...answers, companyName } };
    await db.insert(applicationSubmission).values({ ...submitted, submittedAt: before });
    await db.insert(applicationInvitation).values({
      ...{ id: randomUUID(), applicationId: id, author: admin.viewer.id, where: "Room 3", invitedAt: before },
      ...{ times: times.map((time) => time.toISOString()), leavesAt: before, releasedAt: before, chosenTime: chosen },
    });
    return id;
  }

  test("holds each call, session and hour of seven days, what is unconfirmed, and the other times asked for", async () => {
    const { db } = database;
    await invited("Booked", [at(2, "10:00")], at(2, "10:00"));
    await invited("Later", [at(7, "09:00")], at(7, "09:00"));
    await invited("Undecided", [at(1, "09:30"), at(1, "11:00")]);
    await invited("Undecided later", [at(9, "09:30")]);
    const asks = await invited("Asks", [at(1, "15:00")]);
    const slots = "Lundi matin,\nplutôt tôt";
    await db
      .insert(applicationCall)
      .values({ id: randomUUID(), applicationId: asks, slots, phone: null, requestedAt: new Date() });
    await invited("Passed", [new Date(Date.now() - 60_000)]);
    const secret = await invited("Secret", [at(2, "12:00")], at(2, "12:00"));

    const lead = await aLead(db, { form: "pitch-application", payload: { startupName: "Pitching" } });
    await acceptForSession(db, admin, lead, event);
    const expert = await colleague(["expert"]);
    const founder = await aPerson(db, "founder");
    for (const id of ["finance", expert.viewer.id])
      await db
        .insert(host)
        .values({ id, kind: id === "finance" ? "mentor" : "expert", zone: "Europe/Paris" })
        .onConflictDoNothing();
    for (const [id, startsAt] of [
      ["finance", at(4, "09:00")],
      [expert.viewer.id, at(5, "09:00")],
      ["finance", at(7, "00:00")],
    ] as const) {
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      await db.insert(meeting).values({
        ...{ id: randomUUID(), host: id, founder: founder.viewer.id, topic: "Runway", place: "" },
        ...{ startsAt, endsAt, busyTo: endsAt },
      });
    }

    const manager = await colleague(["manager"]);
    await declareConflict(db, manager, { application: secret, reason: "My sister" });
    const told = (await linesOf(manager)).map((each) => [
      ...[each.on, each.kind],
      each.kind === "call" ? `${each.company} ${each.isConfirmed}` : each.kind === "session" ? each.name : each.host,
    ]);
    expect(told).toEqual([
      [daysLater(today, 1), "call", "Undecided false"],
      [daysLater(today, 2), "call", "Booked true"],
      [daysLater(today, 3), "session", "Near"],
      [daysLater(today, 4), "hour", "finance"],
      [daysLater(today, 5), "hour", expert.viewer.id],
    ]);
    expect((await linesOf(manager)).find(({ kind }) => kind === "session")).toMatchObject({
      ...{ startups: 1, unconfirmed: 1, untold: 1, seated: 0, waiting: 0, isCancelled: false, at: at(3, "18:00") },
    });
    const wished = (await week(manager))?.wished.map(({ company, wish }) => [company, wish]).toSorted();
    expect(wished).toEqual([
      ["Asks", slots],
      ["Passed", null],
    ]);
    expect((await week(manager))?.more).toEqual({ offered: 0, wished: 0 });
    for (let each = 0; each < 20; each += 1) await invited("One of many", [at(1, "14:00")]);
    const crowded = await week(manager);
    const offered = crowded?.days
      .flatMap(([, dates]) => dates)
      .filter((one) => one.kind === "call" && !one.isConfirmed);
    expect([offered?.length, crowded?.more.offered]).toEqual([20, 1]);
    expect((await linesOf(admin)).map((each) => (each.kind === "call" ? each.company : ""))).toContain("Secret");

    expect((await linesOf(expert)).map((each) => (each.kind === "hour" ? each.host : each.kind))).toEqual([
      expert.viewer.id,
    ]);
    expect((await week(expert))?.wished).toEqual([]);
    expect(await week(await colleague(["reviewer"]))).toBeNull();
  });
});
