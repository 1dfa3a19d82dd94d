import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { setLeadStatus } from "../lead/status.server.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { answerApplication, answerTheOthers, unanswered } from "./answer.server.ts";
import { applicantsFor } from "./applicants.server.ts";
import { answersTo } from "./read-answers.server.ts";
import { acceptForSession } from "./session-place.server.ts";
import { tieToSession } from "./tie-to-session.server.ts";

const now = new Date("2027-03-02T10:00:00Z");
const answer = { reason: "early", line: "" } as const;

onBothEngines("applications sent while no session accepts any", (open) => {
  let database: Database;
  let desk: Actor;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  const on = (
    id: string,
    startsOn: string,
    applicationsCloseOn: string | null = null,
    capacity: number | null = null,
  ) => ({
    ...{ id, startsOn, endsOn: null, applicationsCloseOn, capacity },
  });
  const apply = (email: string, spam = false) =>
    aLead(database.db, {
      ...{ form: "pitch-application", email, spam },
      payload: { startupName: "Marmelade" },
    });
  const applyAfter = (session: string) =>
    aLead(database.db, {
      ...{ form: "pitch-application", email: `${session}@after.example` },
      payload: { startupName: "Marmelade", after: session },
    });
  const sessionOf = async (id: string) =>
    (await database.db.select().from(lead).where(eq(lead.id, id)))[0]?.payload.session;

  test("belong to the next session that does: on its list, counted, and answered at its closing", async () => {
    const { db } = database;
    const full = on("full", "2027-03-20", null, 1);
    const sessions = [
      on("closed", "2027-03-10", "2027-03-01"),
      full,
      on("spring", "2027-04-18"),
      on("summer", "2027-07-01"),
    ];
    const open = await apply("open@a.example");
    const [placed, refused] = [await apply("placed@a.example"), await apply("refused@a.example")];
    const spam = await apply("spam@a.example", true);
    // The team has already answered this application by e-mail, so it must not be assigned to a session.
    const written = await apply("written@a.example");
    await setLeadStatus(db, desk, written, { from: "new", to: "answered" });
    await aPitchSession(db, full);
    await acceptForSession(db, desk, placed, full);
    await answerApplication(db, desk, { lead: refused, ...answer }, now);
    await tieToSession(db, sessions.slice(0, 2), now);
    expect(await sessionOf(open)).toBeUndefined();
    await Promise.all([tieToSession(db, sessions, now), tieToSession(db, sessions, now)]);
    expect(await Promise.all([open, placed, refused, spam, written].map(sessionOf))).toEqual([
      "spring",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await tieToSession(db, sessions.slice(3), now);
    expect((await applicantsFor(db, desk, "spring", "form")).rows.map((row) => row.lead)).toEqual([open]);
    expect(await unanswered(db, "spring")).toHaveLength(1);
    await answerTheOthers(db, desk, "spring", answer, now);
    expect((await answersTo(db, desk, [open])).has(open)).toBe(true);
  });

  test("a founder hears of a session's closing once, however many applications carry their address", async () => {
    const { db } = database;
    const [founder, other] = [
      await aPerson(db, "founder", { email: "cap@a.example" }),
      await aPerson(db, "founder", { email: "quai@a.example" }),
    ];
    const autumn = [on("autumn", "2027-10-01")];
    const sent = [await apply("cap@a.example"), await apply("cap@a.example"), await apply("quai@a.example")];
    await tieToSession(db, autumn, now);
    expect(await answerTheOthers(db, desk, "autumn", answer, now)).toBe(3);
    expect((await answersTo(db, desk, sent)).size).toBe(3);
    const told = async ({ viewer }: Actor) =>
      (await db.select().from(notification).where(eq(notification.person, viewer.id))).map(({ data }) => data["state"]);
    expect([await told(founder), await told(other)]).toEqual([["answered"], ["answered"]]);
    await apply("cap@a.example");
    await tieToSession(db, [on("winter", "2027-12-01")], now);
    await answerTheOthers(db, desk, "winter", answer, now);
    expect(await told(founder)).toEqual(["answered", "answered"]);
  });

  test("stay without a session until one begins after the session that refused them", async () => {
    const { db } = database;
    const [spring, summer] = [on("spring", "2027-04-18"), on("summer", "2027-07-01")];
    const [afterSpring, afterSummer] = [await applyAfter("spring"), await applyAfter("summer")];
    const tied = () => Promise.all([afterSpring, afterSummer].map(sessionOf));
    await tieToSession(db, [spring, summer], now);
    expect(await tied()).toEqual([undefined, undefined]);
    await tieToSession(db, [spring, summer], new Date("2027-05-02T10:00:00Z"));
    expect(await tied()).toEqual(["summer", undefined]);
  });
});
