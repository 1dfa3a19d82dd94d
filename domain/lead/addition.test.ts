import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { type Addition, addToLead } from "./addition.server.ts";
import { lead } from "./lead.table.ts";
import { submitLead } from "./submission.server.ts";

const secret = "a secret for the tests of this file";
const answers = { targetUsers: "Restaurants", problem: "Tard livrés", features: "", objective: "", documents: "" };
let people = 0;

onBothEngines("an addition to a lead", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function request(spam = false) {
    people += 1;
    const submitted = await submitLead(database.db, secret, {
      form: "studio-audit",
      key: undefined,
      email: `p${people}@b.test`,
      lang: "fr",
      payload: { projectName: "Étang", idea: "Des huîtres" },
      consents: [{ purpose: "notice", version: 1, wording: "What it is for", given: true }],
      source: {},
      address: `10.1.0.${people}`,
      notify: "team@b.test",
      spam,
    });
    if (submitted.status !== "stored") throw new Error("not stored");
    return submitted.receipt;
  }

  const add = (receipt: string, change: Partial<Addition> = {}) =>
    addToLead(database.db, {
      form: "studio-audit",
      receipt,
      fields: answers,
      address: `10.2.0.${people}`,
      notify: "team@b.test",
      ...change,
    });
  async function stored(receipt: string) {
    const [found] = await database.db.select().from(lead).where(eq(lead.receipt, receipt));
    if (!found) throw new Error("no lead");
    const jobs = await database.db.select().from(job).where(eq(job.subject, found.id)).orderBy(job.seq);
    return { payload: found.payload, jobs };
  }

  test("joins the lead it belongs to, and tells the CRM and the operator, not the sender again", async () => {
    const receipt = await request();
    expect(await add(receipt)).toEqual({ status: "stored" });
    const { payload, jobs } = await stored(receipt);
    expect(payload).toEqual({
      projectName: "Étang",
      idea: "Des huîtres",
      targetUsers: "Restaurants",
      problem: "Tard livrés",
    });
    expect(jobs.map(({ queue }) => queue)).toEqual(["crm", "mail", "operator-mail", "crm", "operator-mail"]);
    expect(jobs.at(-1)?.data).toMatchObject({ again: true, form: "studio-audit" });
  });

  test("sent again, or eight times at once, is told of once; corrected it takes the place of the first", async () => {
    const receipt = await request();
    await Promise.all(Array.from({ length: 8 }, () => add(receipt)));
    await add(receipt);
    expect((await stored(receipt)).jobs).toHaveLength(5);
    await add(receipt, { fields: { ...answers, targetUsers: "", objective: "Vendre" } });
    const { payload, jobs } = await stored(receipt);
    expect(payload).toEqual({
      projectName: "Étang",
      idea: "Des huîtres",
      problem: "Tard livrés",
      objective: "Vendre",
    });
    expect(jobs).toHaveLength(7);
  });

  test("needs the lead's own receipt, its form, and a lead that is not older than thirty days", async () => {
    const receipt = await request();
    for (const change of [{ receipt: "A".repeat(22) }, { receipt: "" }, { form: "contact" }] as const)
      expect(await add(receipt, change)).toEqual({ status: "gone" });
    await database.db
      .update(lead)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(lead.receipt, receipt));
    expect(await add(receipt)).toEqual({ status: "gone" });
    const { payload, jobs } = await stored(receipt);
    expect([Object.keys(payload).toSorted(), jobs.length]).toEqual([["idea", "projectName"], 3]);
  });

  test("is limited to five changes a day of one lead", async () => {
    const receipt = await request();
    const change = (times: number) => add(receipt, { fields: { ...answers, problem: `Le ${times}e` } });
    for (let times = 0; times < 5; times += 1) expect((await change(times)).status).toBe("stored");
    expect(await change(5)).toEqual({ status: "limited", retryAfter: expect.any(Number) });
    expect((await stored(receipt)).payload).toMatchObject({ problem: "Le 4e" });
  });

  test("to what a program sent is kept, and goes nowhere", async () => {
    const receipt = await request(true);
    expect(await add(receipt)).toEqual({ status: "stored" });
    const { payload, jobs } = await stored(receipt);
    expect(payload).toMatchObject({ targetUsers: "Restaurants" });
    expect(jobs).toEqual([]);
  });

  test("whose deliveries cannot be stored changes nothing", async () => {
    const receipt = await request();
    await database.db.execute(sql`alter table job rename to job_away`);
    await expect(add(receipt)).rejects.toThrow();
    await database.db.execute(sql`alter table job_away rename to job`);
    expect(Object.keys((await stored(receipt)).payload)).toHaveLength(2);
  });
});
