import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { submitLead } from "../lead/submission.server.ts";
import { dateOf, queueConferenceDates } from "./conference-dates.server.ts";

const open = { id: "launch", startsOn: null, startTime: null, endTime: null };
const dated = { ...open, startsOn: "2030-03-28", startTime: "18:00", endTime: "18:45" };
const moved = { ...dated, startsOn: "2030-04-04" };
const now = new Date("2030-03-01T12:00:00Z");
let people = 0;

onBothEngines("the date of the conference", (openDatabase) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await openDatabase();
    db = database.db;
  });
  afterEach(() => database.close());

  const register = (email: string, more: Record<string, string> = {}, spam = false) =>
    submitLead(db, "a secret for the tests of this file", {
      form: "conference",
      key: undefined,
      email,
      lang: "fr",
      payload: { firstName: "Zoé", conference: "launch", ...more },
      consents: [{ purpose: "notice", version: 1, wording: "What it is for", given: true }],
      source: {},
      address: `10.0.0.${(people += 1)}`,
      notify: "",
      spam,
    });
  const mailed = async () => {
    const mails = await db.select().from(job).where(eq(job.queue, "mail")).orderBy(asc(job.key), asc(job.seq));
    return mails.filter(({ data }) => (data as { letter: string }).letter === "conference-date").map(({ key }) => key);
  };

  test("is mailed once to everybody who registered without it, and again when it moves", async () => {
    await register("one@startup.example");
    await register("two@startup.example");
    await register("two@startup.example", { firstName: "Zoë" });
    await register("knows@startup.example", { date: dateOf(dated) });
    await register("elsewhere@startup.example", { conference: "other" });
    await register("robot@startup.example", {}, true);
    expect(await queueConferenceDates(db, [open], now)).toBe(0);
    await Promise.all([queueConferenceDates(db, [dated], now), queueConferenceDates(db, [dated], now)]);
    expect(await mailed()).toEqual(["one@startup.example", "two@startup.example"]);
    expect(await queueConferenceDates(db, [dated], now)).toBe(0);
    await queueConferenceDates(db, [moved], now);
    expect(await mailed()).toEqual([
      "knows@startup.example",
      ...["one", "one", "two", "two"].map((name) => `${name}@startup.example`),
    ]);
  });

  test("is told to nobody once it is past", async () => {
    await register("late@startup.example");
    expect(await queueConferenceDates(db, [dated], new Date("2030-03-29T12:00:00Z"))).toBe(0);
  });

  test("reaches more people than one round takes", async () => {
    for (let person = 0; person < 130; person += 1) await register(`p${person}@startup.example`);
    expect(await queueConferenceDates(db, [dated], now)).toBe(130);
    expect(new Set(await mailed()).size).toBe(130);
  });
});
