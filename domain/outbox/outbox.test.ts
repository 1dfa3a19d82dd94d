import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job, type JobState } from "../../platform/jobs/job.table.ts";
import { newJob } from "../../platform/jobs/jobs.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { mailQueue, operatorMailQueue } from "../delivery/queues.server.ts";
import { type DeliveryFilter, listDeliveries, readDelivery, stuckDeliveries } from "./list.server.ts";
import { giveUp, sendAgain } from "./settle.server.ts";

const admin = signedIn("admin", "reader");
const nothing: DeliveryFilter = { state: "", queue: "", email: "" };
const served = new Set(["mail", "operator-mail"]);

onBothEngines("the outbox", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const add = async (
    state: JobState = "queued",
    key = "zoe@b.test",
    queue: "mail" | "operator-mail" | "crm" = "mail",
  ) => {
    const made =
      queue === "operator-mail"
        ? newJob(operatorMailQueue, { to: "team@b.test", form: "contact", fields: [] }, { key })
        : newJob(mailQueue, { letter: "notify-me-receipt", lang: "fr" }, { key });
    await database.db.insert(job).values({ ...made, queue, state });
    return made.id;
  };
  const list = async (filter: Partial<DeliveryFilter>) =>
    (await listDeliveries(database.db, { ...nothing, ...filter }, served, {}, admin)).rows;
  const ids = async (filter: Partial<DeliveryFilter>) => (await list(filter)).map(({ id }) => id);

  test("lists what is asked for, newest first, page by page, with the state that is true", async () => {
    const waits = await add("queued", "a@b.test", "crm");
    const stuck = await add("stuck", "a@b.test");
    const done = await add("done");
    const told = await add("queued", "zoe@b.test", "operator-mail");
    expect(await ids({})).toEqual([told, done, stuck, waits]);
    expect(await ids({ state: "stuck" })).toEqual([stuck]);
    expect(await ids({ email: "A@b.test" })).toEqual([stuck, waits]);
    expect(await ids({ queue: "operator-mail" })).toEqual([told]);
    expect(await ids({ state: "queued", queue: "crm" })).toEqual([waits]);
    expect((await list({})).map(({ state }) => state)).toEqual(["queued", "delivered", "stuck", "waiting"]);
    const page = await listDeliveries(database.db, nothing, served, {}, admin, 3);
    const next = await listDeliveries(database.db, nothing, served, { after: page.next ?? "" }, admin, 3);
    expect([next.rows.map(({ id }) => id), next.next]).toEqual([[waits], null]);
    const back = await listDeliveries(database.db, nothing, served, { before: next.previous ?? "" }, admin, 3);
    expect(back.rows.map(({ id }) => id)).toEqual([told, done, stuck]);
    expect(await ask(database.db, { stuck: stuckDeliveries(admin) })).toEqual({ stuck: 1 });
    await database.db.delete(job);
  });

  test("what is stuck goes out again or is given up for a reason, once, and the audit log says who", async () => {
    const [again, given] = [await add("stuck"), await add("stuck")];
    const tries = await Promise.all([1, 2, 3].map(() => sendAgain(database.db, again, admin)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const reasons = await Promise.all(["No such box", "Twice"].map((why) => giveUp(database.db, given, why, admin)));
    expect(reasons.filter(Boolean)).toHaveLength(1);
    expect(await sendAgain(database.db, given, admin)).toBe(false);
    expect(await readDelivery(database.db, given, served, admin)).toMatchObject({
      state: "dismissed",
      email: "zoe@b.test",
      dismissal: { reason: expect.stringMatching(/box|Twice/) },
    });
    const log = await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, given));
    expect(log.map(({ action }) => action)).toEqual(["delivery.dismiss", "delivery.look"]);
  });

  test("belongs to administrators", async () => {
    const id = await add("stuck");
    for (const other of [signedIn("founder"), signedIn("investor")]) {
      await expect(sendAgain(database.db, id, other)).rejects.toThrow();
      await expect(giveUp(database.db, id, "x", other)).rejects.toThrow();
      await expect(readDelivery(database.db, id, served, other)).rejects.toThrow();
    }
    expect((await list({ state: "stuck" })).map((each) => each.id)).toContain(id);
  });
});
