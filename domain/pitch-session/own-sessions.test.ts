import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { answerApplication } from "./answer.server.ts";
import { applyToPitch } from "./founder-application.server.ts";
import { ownSessions } from "./own-sessions.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { acceptForSession, takePlaceBack } from "./session-place.server.ts";

const on = (id: string, startsOn: string, applicationsCloseOn: string) => ({
  ...{ id, startsOn, endsOn: null, applicationsCloseOn, capacity: null },
});
const january = on("january", "2035-01-14", "2034-11-30");
const february = on("february", "2035-02-10", "2035-01-10");
const sessions = [february, january];
const inNovember = new Date("2034-11-20T09:00:00Z");
const inDecember = new Date("2034-12-05T09:00:00Z");

onBothEngines("the sessions as they concern a startup", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function aStartup() {
    const { db } = database;
    const actor = await aPerson(db, "founder");
    await db.insert(readinessScan).values({
      ...{ id: randomUUID(), founder: actor.viewer.id, score: 80, findings: [], rulesVersion: 1 },
      ...{ inputsDigest: randomUUID(), scannedAt: new Date() },
    });
    return actor;
  }
  async function apply(actor: Actor, session: string) {
    const { db } = database;
    const consents = [{ purpose: "notice" as const, version: 1, wording: "Why we ask", given: true }];
    const submission = {
      ...{ key: undefined, lang: "fr" as const, payload: { startupName: "Marmelade" }, consents, source: {} },
      ...{ address: "10.0.0.9", notify: "", spam: false },
    };
    await applyToPitch(db, actor, "secret", { session, threshold: 70, feeText: "A fee.", submission });
    const [sent] = await db
      .select()
      .from(pitchApplication)
      .where(eq(pitchApplication.founder, actor.viewer.id))
      .orderBy(desc(pitchApplication.sentAt));
    return sent?.lead ?? "";
  }
  async function shown(actor: Actor, now: Date, among = sessions) {
    const { next, hasApplied, open: takes } = await ownSessions(database.db, actor, among, now);
    return [next?.id, hasApplied, takes?.id];
  }

  test("a startup may apply to a later session while the nearest is closed to it", async () => {
    const { db } = database;
    const [actor, desk] = [await aStartup(), await aPerson(db, "admin")];
    expect(await shown(actor, inNovember)).toEqual(["january", false, "january"]);
    expect(await shown(actor, inDecember)).toEqual(["february", false, "february"]);
    expect(await shown(actor, inDecember, [january])).toEqual(["january", false, undefined]);
    const toFebruary = await apply(actor, "february");
    expect(await shown(actor, inDecember)).toEqual(["february", true, undefined]);
    await answerApplication(db, desk, { lead: toFebruary, reason: "early", line: "" });
    expect(await shown(actor, inDecember)).toEqual(["february", true, undefined]);
  });

  test("only an owner is offered a session to apply to", async () => {
    const id = (await aStartup()).viewer.id;
    for (const role of ["owner", "editor", "reader"] as const) {
      const member = await aPerson(database.db, "founder", {
        email: `${randomUUID()}@mate.example`,
        seat: { id, role },
      });
      expect(await shown(member, inDecember)).toEqual(["february", false, role === "owner" ? "february" : undefined]);
    }
  });

  test("the session where a startup waits or has a place stays its next one until it has no place there", async () => {
    const { db } = database;
    const [refused, lost, desk] = [await aStartup(), await aStartup(), await aPerson(db, "admin")];
    const lead = await apply(refused, "january");
    expect(await shown(refused, inDecember)).toEqual(["january", true, undefined]);
    await answerApplication(db, desk, { lead, reason: "early", line: "" });
    expect(await shown(refused, inDecember)).toEqual(["february", false, "february"]);
    expect(await shown(refused, inNovember)).toEqual(["february", false, "february"]);
    const given = await apply(lost, "january");
    await acceptForSession(db, desk, given, await aPitchSession(db, january));
    expect(await shown(lost, inDecember)).toEqual(["january", true, undefined]);
    await takePlaceBack(db, desk, given, { session: "january" });
    expect(await shown(lost, inDecember)).toEqual(["february", false, "february"]);
  });
});
