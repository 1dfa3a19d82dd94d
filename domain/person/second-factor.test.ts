import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createPerson } from "./person.server.ts";
import { confirmSecondFactor, offeredKey, passSecondFactor, secondFactorOf } from "./second-factor.server.ts";
import { dropSecondFactor, resetSecondFactor, shownFactorsOf } from "./drop-second-factor.server.ts";
import { renewRecoveryCodes } from "./recovery-codes.server.ts";
import { endSessions, openSession, readSession } from "./session.server.ts";

const secret = "a secret of a test";
const browser = { address: "10.0.0.1", device: "a test", past: { signedInAs: new Map<string, string>(), signUps: [] } };

onBothEngines("a second factor", (open) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function signedIn() {
    const { db } = database;
    const email = `f${(people += 1)}@startup.example`;
    const id = (await createPerson(db, { email, firstName: "Zoé", lastName: "M", role: "founder", lang: "fr" })) ?? "";
    const enter = async () => {
      const session = await readSession(db, await openSession(db, id, "open", browser));
      if (!session) throw new Error("A session that was just opened is over");
      return session;
    };
    const mailed = async () => {
      const jobs = await db.select({ data: job.data }).from(job).where(eq(job.key, email)).orderBy(job.seq);
      return jobs.map(({ data }) => (data as { letter: string }).letter);
    };
    return { id, enter, mailed };
  }

  const code = (session: { viewer: { sessionId: string } }, step = 0) =>
    codeAt(offeredKey(secret, session.viewer.sessionId), stepAt(Date.now()) + step);

  test("is switched off with a code alone, each change is mailed, and on and off end the other sessions", async () => {
    const { db } = database;
    const { id, enter, mailed } = await signedIn();
    const [first, other] = [await enter(), await enter()];
    const set = await confirmSecondFactor(db, first, secret, code(first), browser);
    if (set.status !== "confirmed") throw new Error(set.status);
    const own = await readSession(db, set.token);
    if (!own) throw new Error("The session of the confirmation is over");
    expect(await confirmSecondFactor(db, other, secret, code(other), browser)).toEqual({ status: "wrong" });

    const [used = "", last = ""] = set.codes;
    const renewed = await renewRecoveryCodes(db, secret, id, used, browser);
    if (renewed.status !== "renewed") throw new Error(renewed.status);
    const drop = (given: string) => dropSecondFactor(db, secret, own.viewer, given, browser);
    for (const wrong of ["", "000000", used, last]) expect(await drop(wrong)).toEqual({ status: "wrong" });
    expect(await secondFactorOf(db, id)).toMatchObject({ codesLeft: 10 });

    const elsewhere = await openSession(db, id, "open", browser);
    expect(await drop(renewed.codes[0] ?? "")).toEqual({ status: "dropped" });
    expect(await secondFactorOf(db, id)).toBeUndefined();
    expect(await readSession(db, elsewhere)).toBeUndefined();
    expect(await readSession(db, set.token)).toBeDefined();
    expect(await mailed()).toEqual(["second-factor-on", "recovery-codes", "second-factor-off"]);
  });

  test("set up anew after a reset is not switched off from an old tab of the desk", async () => {
    const { db } = database;
    const desk = await aPerson(db, "admin");
    const { id, enter } = await signedIn();
    const setUp = async () => {
      const session = await enter();
      expect(await confirmSecondFactor(db, session, secret, code(session), browser)).toMatchObject({
        status: "confirmed",
      });
      return shownFactorsOf(db, id);
    };
    const shown = await setUp();
    expect(await resetSecondFactor(db, desk, id, shown)).toEqual({ status: "stored" });
    expect(await resetSecondFactor(db, desk, id, shown)).toEqual({ status: "unchanged" });
    const anew = await setUp();
    expect(await resetSecondFactor(db, desk, id, shown)).toEqual({ status: "overtaken" });
    expect(await resetSecondFactor(db, desk, id, anew)).toEqual({ status: "stored" });
  });

  test("opens nothing for a sign-in that has been ended meanwhile", async () => {
    const { db } = database;
    const { id, enter } = await signedIn();
    const first = await enter();
    const set = await confirmSecondFactor(db, first, secret, code(first), browser);
    if (set.status !== "confirmed") throw new Error(set.status);
    const half = await readSession(db, await openSession(db, id, "code", browser));
    if (!half) throw new Error("A session that was just opened is over");
    await endSessions(db, id);
    const [used = "", another = ""] = set.codes;
    expect(await passSecondFactor(db, half, secret, used, browser)).toEqual({ status: "wrong" });
    const again = await readSession(db, await openSession(db, id, "code", browser));
    expect(again && (await passSecondFactor(db, again, secret, another, browser)).status).toBe("opened");
  });

  test("of two that are set up at once one counts, and its session alone is left", async () => {
    const { db } = database;
    const { enter, mailed } = await signedIn();
    const sessions = [await enter(), await enter()];
    const answers = await Promise.all(
      sessions.map((session) => confirmSecondFactor(db, session, secret, code(session), browser)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["confirmed", "wrong"]);
    const [set] = answers.filter((answer) => answer.status === "confirmed");
    expect(await readSession(db, set?.token ?? "")).toBeDefined();
    expect(await mailed()).toEqual(["second-factor-on"]);
  });
});
