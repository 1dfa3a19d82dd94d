import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Lang } from "../../platform/language/language.ts";
import { setStopped, stopOf } from "../date-mail/date-stop.server.ts";
import { lead } from "../lead/lead.table.ts";
import { submitLead } from "../lead/submission.server.ts";
import { queueSessionDate, sessionToTell } from "./session-dates.server.ts";

type Session = Parameters<typeof queueSessionDate>[1][number];
const open: Session = { id: "spring", startsOn: null, endsOn: null, applicationsCloseOn: null, capacity: null };
const spring = { ...open, startsOn: "2030-03-28" };
const summer = { ...open, id: "summer", startsOn: "2030-06-20" };
const now = new Date("2030-03-01T12:00:00Z");
const afterSpring = new Date("2030-03-29T12:00:00Z");
let people = 0;

onBothEngines("the date of the next session", (openDatabase) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await openDatabase();
    db = database.db;
  });
  afterEach(() => database.close());

  const leadOf = async (name: string) =>
    (
      await db
        .select()
        .from(lead)
        .where(eq(lead.email, `${name}@startup.example`))
    )[0]?.id ?? "";
  const ask = (name: string, lang: Lang = "fr", spam = false, payload: Record<string, string> = {}) =>
    submitLead(db, "a secret for the tests of this file", {
      form: "notify-me",
      key: `the send of a browser ${people}`,
      email: `${name}@startup.example`,
      lang,
      payload,
      consents: [{ purpose: "notice", version: 1, wording: "What it is for", given: true }],
      source: {},
      address: `10.0.0.${(people += 1)}`,
      notify: "",
      spam,
    });
  const mailed = async () => {
    const mails = await db.select().from(job).where(eq(job.queue, "mail")).orderBy(asc(job.key), asc(job.seq));
    return mails
      .map(({ key, data }) => ({ to: key.split("@")[0], ...(data as { letter: string; lang: Lang; session: string }) }))
      .filter(({ letter }) => letter === "session-date")
      .map(({ to, lang, session }) => `${to} ${lang} ${session}`);
  };

  test("is mailed once to everybody who asked for it, in their language, also when it moves or another follows", async () => {
    await ask("one");
    await ask("two");
    await ask("two", "en");
    await ask("robot", "fr", true);
    expect(await queueSessionDate(db, [open], now)).toBe(0);
    await Promise.all([queueSessionDate(db, [summer, spring], now), queueSessionDate(db, [summer, spring], now)]);
    expect(await mailed()).toEqual(["one fr spring", "two en spring"]);
    expect(await queueSessionDate(db, [{ ...spring, startsOn: "2030-04-04" }], now)).toBe(0);
    expect(await queueSessionDate(db, [spring, summer], afterSpring)).toBe(0);
  });

  test("that its form had told is not mailed: who asked then hears of the one after", async () => {
    await ask("knows", "fr", false, { after: "spring" });
    await ask("waits");
    expect(await queueSessionDate(db, [spring], now)).toBe(1);
    expect(await queueSessionDate(db, [spring, summer], afterSpring)).toBe(1);
    expect(await mailed()).toEqual(["knows fr summer", "waits fr spring"]);
  });

  test("of the one after is mailed as soon as it is set, while the one that the form named is still to come", async () => {
    await ask("knows", "fr", false, { after: "spring" });
    await ask("waits");
    expect(await queueSessionDate(db, [spring, { ...summer, startsOn: "2030-03-14" }], now)).toBe(1);
    expect(await queueSessionDate(db, [spring, summer], now)).toBe(1);
    await ask("knows", "fr", false, { after: "spring" });
    expect(await queueSessionDate(db, [spring, summer], now)).toBe(0);
    const autumn = { ...open, id: "autumn", startsOn: "2030-10-10" };
    await queueSessionDate(db, [spring, summer, autumn], now);
    expect(await mailed()).toEqual(["knows fr summer", "knows fr autumn", "waits fr summer"]);
  });

  test("is mailed to nobody who left the list, whoever enters their address again, until they resume it", async () => {
    await ask("gone");
    await ask("stays");
    const [left] = await db.select().from(lead).where(eq(lead.email, "gone@startup.example"));
    await setStopped(db, "session-date", left?.id ?? "", true);
    expect(await queueSessionDate(db, [spring], now)).toBe(1);
    expect(await mailed()).toEqual(["stays fr spring"]);
    await ask("gone", "en");
    expect(await queueSessionDate(db, [spring], now)).toBe(0);
    await setStopped(db, "session-date", left?.id ?? "", false);
    await queueSessionDate(db, [spring], now);
    expect(await mailed()).toEqual(["gone en spring", "stays fr spring"]);
  });

  test("is told on the form of the session that takes applications or, while none does, of the nearest", async () => {
    const closed = { ...spring, applicationsCloseOn: "2030-02-28" };
    const shut = { ...summer, applicationsCloseOn: "2030-02-28" };
    const told = async (...sessions: Session[]) => (await sessionToTell(db, sessions, now))?.id;
    expect(await told(spring, summer)).toBe("spring");
    expect(await told(closed, summer)).toBe("summer");
    expect(await told(closed, shut)).toBe("spring");
    expect(await told({ ...spring, capacity: 0 }, shut)).toBe("summer");
    expect(await told()).toBeUndefined();
  });

  test("is mailed once to a mailbox, at its plain address if it's on the list", async () => {
    for (const name of ["zoe+1", "zoe", "zoe+2", "max+1", "max+2", "zoey"]) await ask(name);
    expect(await queueSessionDate(db, [spring], now)).toBe(3);
    expect(await queueSessionDate(db, [spring], now)).toBe(0);
    expect(await mailed()).toEqual(["max+2 fr spring", "zoe fr spring", "zoey fr spring"]);
    expect(await queueSessionDate(db, [spring, summer], afterSpring)).toBe(0);
  });

  test("is mailed to no spelling of a mailbox that left the list, until it resumes it", async () => {
    await ask("zoe+1");
    await ask("zoe+2");
    await ask("stays");
    await setStopped(db, "session-date", await leadOf("zoe+1"), true);
    await ask("zoe");
    for (const name of ["zoe+1", "zoe+2", "zoe"])
      expect(await stopOf(db, "session-date", await leadOf(name))).toMatchObject({ stopped: true });
    expect(await stopOf(db, "session-date", await leadOf("stays"))).toMatchObject({ stopped: false });
    expect(await queueSessionDate(db, [spring], now)).toBe(1);
    await setStopped(db, "session-date", await leadOf("zoe"), false);
    expect(await queueSessionDate(db, [spring], now)).toBe(1);
    expect(await mailed()).toEqual(["stays fr spring", "zoe fr spring"]);
  });

  test("of a session that is full is mailed to nobody: who asks then hears of the one after", async () => {
    await ask("patient");
    const full = { ...spring, capacity: 0 };
    expect(await queueSessionDate(db, [full], now)).toBe(0);
    await queueSessionDate(db, [full, summer], now);
    expect(await mailed()).toEqual(["patient fr summer"]);
  });

  test("is mailed to nobody once it is past; who asked since hears of the next, also for the second time", async () => {
    await ask("early");
    await queueSessionDate(db, [spring], now);
    await ask("late");
    await ask("early");
    expect(await queueSessionDate(db, [spring], afterSpring)).toBe(0);
    await queueSessionDate(db, [spring, summer], afterSpring);
    expect(await mailed()).toEqual(["early fr spring", "early fr summer", "late fr summer"]);
  });
});
