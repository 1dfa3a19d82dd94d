import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job, type JobState } from "../../platform/jobs/job.table.ts";
import { newJob } from "../../platform/jobs/jobs.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { emailQueues } from "../delivery/queues.server.ts";
import { type DeliveryFilter, listDeliveries, readDelivery } from "./list.server.ts";
import { stuckByCause } from "./counts.server.ts";
import { giveUp, sendAgain, sendAllAgain } from "./settle.server.ts";

const admin = signedIn("admin", "reader");
const nothing: DeliveryFilter = { state: "", queue: "", email: "", cause: "" };
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
        ? newJob(emailQueues.operator, { to: "team@b.test", form: "contact", fields: [] }, { key })
        : newJob(emailQueues.other, { letter: "notify-me-receipt", lang: "fr" }, { key });
    await database.db.insert(job).values({ ...made, queue, state });
    return made.id;
  };
  const list = async (filter: Partial<DeliveryFilter>) =>
    (await listDeliveries(database.db, admin, { ...nothing, ...filter }, served, {})).rows;
  const ids = async (filter: Partial<DeliveryFilter>) => (await list(filter)).map(({ id }) => id);

  test("lists what is asked for, newest first, page by page, with the state that is true", async () => {
    const waits = await add("queued", "a@b.test", "crm");
    const stuck = await add("stuck", "a@b.test");
    const done = await add("done");
    const queued = await add("queued", "zoe@b.test", "operator-mail");
    expect(await ids({})).toEqual([queued, done, stuck, waits]);
    expect(await ids({ state: "stuck" })).toEqual([stuck]);
    expect(await ids({ email: "A@b.test" })).toEqual([stuck, waits]);
    expect(await ids({ queue: "operator-mail" })).toEqual([queued]);
    expect(await ids({ state: "queued", queue: "crm" })).toEqual([waits]);
    expect((await list({})).map(({ state }) => state)).toEqual(["queued", "delivered", "stuck", "waiting"]);
    const page = await listDeliveries(database.db, admin, nothing, served, { size: 3 });
    const next = await listDeliveries(database.db, admin, nothing, served, { after: page.next ?? "", size: 3 });
    expect([next.rows.map(({ id }) => id), next.next]).toEqual([[waits], null]);
    const back = await listDeliveries(database.db, admin, nothing, served, { before: next.previous ?? "", size: 3 });
    expect(back.rows.map(({ id }) => id)).toEqual([queued, done, stuck]);
    await database.db.delete(job);
  });

  test("what is stuck goes out again or is given up for a reason, once, and the audit log says who", async () => {
    const [again, given] = [await add("stuck"), await add("stuck")];
    const tries = await Promise.all([1, 2, 3].map(() => sendAgain(database.db, admin, again)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const reasons = await Promise.all(["No such box", "Twice"].map((why) => giveUp(database.db, admin, given, why)));
    expect(reasons.filter(Boolean)).toHaveLength(1);
    expect(await sendAgain(database.db, admin, given)).toBe(false);
    expect(await readDelivery(database.db, admin, given, served)).toMatchObject({
      state: "dismissed",
      email: "zoe@b.test",
      dismissal: { reason: expect.stringMatching(/box|Twice/) },
    });
    const log = await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, given));
    expect(log.map(({ action }) => action)).toEqual(["delivery.dismiss", "delivery.look"]);
  });

  test("what is stuck is grouped by its cause, and goes out again cause by cause", async () => {
    await database.db.delete(job);
    const fail = async (queue: "mail" | "crm", lastError: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        const id = await add("stuck", "zoe@b.test", queue);
        await database.db.update(job).set({ lastError }).where(eq(job.id, id));
      }
    };
    await fail("crm", "status 401");
    await fail("crm", "status 403", 2);
    await fail("crm", "status 404");
    await fail("crm", "status 422");
    await fail("crm", "status 503");
    await fail("mail", "status 550", 2);
    await fail("mail", "bad to");
    await fail("mail", "status 451");
    await fail("mail", "deferred, status 450");
    await fail("mail", "deferred, unanswered");
    await fail("mail", "sign-in refused");
    await fail("mail", "unconfirmed, then status 421");
    await fail("mail", "suppressed");
    await fail("mail", "unexpected");
    const counts = async () => {
      const { causes } = await ask(database.db, { causes: stuckByCause(admin) });
      return Object.fromEntries(causes.map(({ cause, count }) => [cause, count]));
    };
    const all = {
      ...{ "crm-key": 3, "crm-address": 1, "crm-data": 1, "crm-away": 1, "mail-address": 3, "mail-sign-in": 1 },
      ...{ "mail-away": 1, "mail-deferred": 2, "mail-unconfirmed": 1, "mail-suppressed": 1, site: 1 },
    };
    expect(await counts()).toEqual(all);
    expect(await list({ state: "stuck", cause: "crm-key" })).toHaveLength(3);
    const [first] = await list({ state: "stuck", cause: "crm-address" });
    expect(first).toMatchObject({ cause: "crm-address" });

    const pressed = await Promise.all([1, 2].map(() => sendAllAgain(database.db, admin, "crm-key")));
    expect(pressed.toSorted()).toEqual([0, 3]);
    const { "crm-key": _sent, ...left } = all;
    expect(await counts()).toEqual(left);
    expect(await list({ queue: "crm", state: "queued" })).toHaveLength(3);
    const log = await database.db.select().from(auditEntry).where(eq(auditEntry.action, "delivery.retry-all"));
    expect(log).toMatchObject([{ actor: admin.viewer.id, after: { cause: "crm-key", count: 3 } }]);
    await expect(sendAllAgain(database.db, signedIn("founder"), "crm-data")).rejects.toThrow();
    await sendAllAgain(database.db, admin, "mail-sign-in");
    expect((await list({ queue: "mail", state: "queued" })).map(({ state }) => state)).toEqual(["queued"]);
  });

  test("what waits behind a stuck contact of the CRM is counted with its cause, once, until it can go", async () => {
    await database.db.delete(job);
    const stuckFor = async (lastError: string, key: string, queue: "mail" | "crm" = "crm") => {
      const id = await add("stuck", key, queue);
      await database.db.update(job).set({ lastError }).where(eq(job.id, id));
    };
    await add("queued", "zoe@b.test", "crm");
    await stuckFor("status 401", "zoe@b.test");
    await stuckFor("status 422", "zoe@b.test");
    const [waits] = [await add("queued", "zoe@b.test", "crm"), await add("queued", "zoe@b.test", "crm")];
    await stuckFor("status 422", "ana@b.test");
    await stuckFor("bad to", "zoe@b.test", "mail");
    for (const key of ["ana@b.test", "leo@b.test"]) await add("queued", key, "crm");
    await add("queued");
    const counts = async () =>
      (await ask(database.db, { causes: stuckByCause(admin) })).causes.map(({ cause, count, behind }) => [
        cause,
        count,
        behind,
      ]);
    expect(await counts()).toEqual([
      ["crm-key", 1, 2],
      ["crm-data", 2, 1],
      ["mail-address", 1, 0],
    ]);
    expect(await readDelivery(database.db, admin, waits, served)).toMatchObject({
      nextAttemptAt: null,
      isBehind: true,
    });
    await sendAllAgain(database.db, admin, "crm-data");
    await sendAllAgain(database.db, admin, "crm-key");
    expect(await counts()).toEqual([["mail-address", 1, 0]]);
    expect(await readDelivery(database.db, admin, waits, served)).toMatchObject({ isBehind: false });
  });

  test("belongs to administrators", async () => {
    const id = await add("stuck");
    for (const other of [signedIn("founder"), signedIn("investor")]) {
      await expect(sendAgain(database.db, other, id)).rejects.toThrow();
      await expect(giveUp(database.db, other, id, "x")).rejects.toThrow();
      await expect(readDelivery(database.db, other, id, served)).rejects.toThrow();
    }
    expect((await list({ state: "stuck" })).map((each) => each.id)).toContain(id);
  });
});
