import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { eq, inArray, sql, getTableName } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { storeCanary } from "../../e2e/canary.ts";
import { emailSetting } from "../../e2e/emails.ts";
import { aLead } from "../../e2e/peers/viewers.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../../e2e/peers/active-campaign.ts";
import { backup } from "../../platform/backup/backup.server.ts";
import { restore } from "../../platform/backup/restore.server.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { addressKeyOf } from "../../platform/installation/address-key.server.ts";
import { addressKey } from "../../platform/installation/address-key.table.ts";
import { digestWith } from "../../platform/installation/keyed-digest.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { timing } from "../../platform/jobs/timing.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { createActiveCampaign } from "../delivery/active-campaign.server.ts";
import { type Deliveries, startDeliveries } from "../delivery/deliveries.server.ts";
import { emailQueues } from "../delivery/queues.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Submission } from "../lead/submission.ts";
import { application } from "../application/application.table.ts";
import { contentVersion } from "../content/content.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { createPerson } from "../person/person.server.ts";
import { person, personBlock } from "../person/person.table.ts";
import { isSuppressed, liftSuppression } from "../suppression/suppression.server.ts";
import { followLink } from "../newsletter/follow-link.server.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { askForNews } from "../newsletter/subscribe.server.ts";
import { writeToken } from "../newsletter/token.server.ts";
import { consentsOf } from "./consents.server.ts";
import { withdraw } from "./withdraw.server.ts";
import { personalTables } from "./data-map.server.ts";
import { erase, forgetTraces } from "./erase.server.ts";
import { exportOf, holdingsOf } from "./export.server.ts";
import { askLink, endVisits, isLinkUsable, openLink, visitEnds } from "./link.server.ts";
import { privacyLink, privacyRequest, tombstone } from "./privacy.table.ts";
import type { Asker } from "./request.server.ts";
import { cancelErasure, carryErasure, isNeeded, requestErasure } from "./erasure-request.server.ts";
import { carryOutErasures } from "./carry-out-erasures.server.ts";
import { closeExpired, isExportReady, requestExport, takeExport } from "./export-request.server.ts";
import { listRequests } from "./register.server.ts";
import { lastRuns } from "./rule-runs.server.ts";
import { carryTombstones, type Erased } from "./tombstone.server.ts";

const withinSeconds = { timeout: 20_000 };

function theNextMillisecond() {
  const from = Date.now();
  return vi.waitFor(() => expect(Date.now()).toBeGreaterThan(from), { ...withinSeconds, interval: 1 });
}

const secret = "a secret of at least thirty-two characters";
const canary = "CANARY-7f3a";
const email = "ada@startup.example";
const hour = 3_600_000;
const day = 24 * hour;
const later = (ms: number) => new Date(Date.now() + ms);
const asker = (address = email): Asker => ({
  email: address,
  lang: "fr",
  via: "mail",
  actor: null,
  address: "10.0.0.9",
});

const submission = (address: string, more: Partial<Submission> = {}): Submission => ({
  form: "contact",
  key: crypto.randomUUID(),
  email: address,
  lang: "fr",
  payload: { fullName: "Ada", message: "Bonjour", topic: "coworking" },
  consents: [
    { purpose: "notice", version: 1, wording: "Notice.", given: true },
    { purpose: "marketing", version: 1, wording: "News.", given: true },
  ],
  source: {},
  address: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
  notify: "",
  spam: false,
  ...more,
});

onBothEngines("personal data", (open) => {
  let database: Database;
  let db: Db;
  let crm: ActiveCampaignPeer;
  let folder: string;
  let deliveries: Deliveries | undefined;
  let mailer: ReturnType<typeof createMailer>;
  let noted: Erased[] = [];

  beforeEach(async () => {
    [database, crm] = await Promise.all([open(), startActiveCampaignPeer()]);
    db = database.db;
    noted = [];
    folder = mkdtempSync(join(tmpdir(), "lab-privacy-"));
    mailer = createMailer({ smtpUrl: undefined, from: "The Lab <lab@lab.example>", folder });
  });
  afterEach(async () => {
    await deliveries?.stop(1_000);
    deliveries = undefined;
    await Promise.all([database.close(), crm.close()]);
    rmSync(folder, { recursive: true });
  });

  async function deliver() {
    deliveries = await startDeliveries({
      database,
      log: createLog("silent"),
      crm: createActiveCampaign({ url: crm.url, key: crm.key, timeoutMs: 300 }),
      mail: {
        mailer,
        ...emailSetting,
        suppressed: (address) => isSuppressed(db, address),
        limits: { day: 4_000, reserved: 1_000, hour: 1_000, everybody: 10_000 },
      },
      timing: { ...timing, firstRetry: 40, longestRetry: 400, firstPause: 60, longestPause: 300, idle: 100 },
      crmRequestsPerSecond: 400,
    });
  }

  const jobsLeft = async () =>
    (
      await db
        .select()
        .from(job)
        .where(sql`state in ('queued', 'stuck')`)
    ).length;
  const quiet = () => vi.waitFor(async () => expect(await jobsLeft()).toBe(0), withinSeconds);
  const eraseNow = (now = later(8 * day)) =>
    carryOutErasures(
      db,
      createLog("silent"),
      { crm: true, forgetEmails: mailer.forget, note: async (erased) => void noted.push(erased) },
      now,
    );

  async function copy() {
    const out = new PassThrough();
    const bytes = buffer(out);
    await backup(db, out);
    out.end();
    return bytes;
  }

  async function tablesWith(...texts: string[]) {
    const found = new Set<string>();
    let table = "";
    for (const line of gunzipSync(await copy())
      .toString("utf8")
      .split("\n")
      .filter(Boolean)) {
      const read = JSON.parse(line) as { table?: string; rows?: unknown[] };
      if (read.table) table = read.table;
      if (read.rows && texts.some((text) => JSON.stringify(read.rows).includes(text))) found.add(table);
    }
    return [...found].toSorted();
  }

  test("a person with a canary in every table is exported whole, and erased without a trace", async () => {
    const stored = await storeCanary(db, email, canary);
    await storeCanary(db, "bob@startup.example", "BOB-CANARY");
    expect([...stored.keys()]).toEqual(expect.arrayContaining(personalTables.map(({ table }) => getTableName(table))));

    const tables = await exportOf(db, email);
    const exported = JSON.stringify(tables);
    for (const { table, exported: columns } of personalTables)
      if (columns.length > 0) expect(tables.map(({ name }) => name)).toContain(getTableName(table));
    expect(exported).toContain(canary);
    expect(exported).not.toContain("BOB-CANARY");
    const holdings = new Map(await holdingsOf(db, email));
    expect(holdings.get("application")).toBeGreaterThan(5);
    expect(holdings.get("consents")).toBe((await consentsOf(db, email)).history.length);

    await requestErasure(db, asker());
    expect(
      await carryOutErasures(db, createLog("silent"), {
        crm: true,
        forgetEmails: mailer.forget,
        note: async (erased) => void noted.push(erased),
      }),
    ).toBe(0);
    expect(await eraseNow()).toBe(1);
    // Only the CRM deletion job and the final mail may still contain the address.
    expect(await tablesWith(canary)).toEqual([]);
    expect(await tablesWith(email)).toEqual(["job"]);
    await deliver();
    await quiet();
    await forgetTraces(db);
    expect(await tablesWith(canary, email)).toEqual([]);
    expect(await tablesWith("BOB-CANARY")).toContain("lead");
    expect(await db.select().from(leadConsent)).toHaveLength(2);
  });

  test("more records than a query has parameters are counted and erased like any other", async () => {
    const stored = 66_000;
    await db.execute(sql`
      insert into job (id, queue, key, subject, data, state, finished_at, run_at)
      select gen_random_uuid(), 'mail', ${email}, null, '{}', 'done', now(), now() from generate_series(1, ${stored}::int)`);
    expect(new Map(await holdingsOf(db, email)).get("messages")).toBe(stored);
    await requestErasure(db, asker());
    expect(await eraseNow()).toBe(1);
    expect(await db.$count(job, eq(job.state, "done"))).toBe(0);
  }, 120_000);

  test("an erasure that fails stays open and holds up nobody else's", async () => {
    const failing = "zoe@startup.example";
    for (const address of [failing, email]) {
      await submitLead(db, secret, submission(address));
      await requestErasure(db, asker(address));
    }
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`);
    await db.execute(sql`create trigger refuse before delete on lead for each row
      when (old.email = 'zoe@startup.example') execute function refuse()`);
    expect(await eraseNow()).toBe(1);
    expect((await db.select().from(lead)).map((each) => each.email)).toEqual([failing]);
    const open = await db
      .select()
      .from(privacyRequest)
      .where(sql`closed_at is null`);
    expect(open.map((each) => each.email)).toEqual([failing]);
  });

  test("the log of an export says when somebody looked and what was done, and no network address but one's own", async () => {
    const names = { firstName: "Ada", lastName: "", role: "founder", lang: "fr" } as const;
    const id = (await createPerson(db, { email, ...names })) ?? "";
    await submitLead(db, secret, submission(email));
    const [sent] = await db.select().from(lead);
    const [mail] = await db.select().from(job).where(eq(job.queue, emailQueues.other.name));
    const administrator = { viewer: { id: "an administrator" }, address: "10.99.0.1" };
    for (const [kind, object] of [
      ["lead", sent?.id],
      ["delivery", mail?.id],
      ["person", id],
      ["lead", crypto.randomUUID()],
    ] as const)
      await recordAccess(db, administrator, { kind, id: object ?? "" });
    await writeAudit(db, { actor: id, action: "sign-in", object: { kind: "person", id }, address: "10.0.0.9" });
    const log = (await exportOf(db, email)).find(({ name }) => name === "audit_entry");
    expect(log?.rows.map(({ action, address }) => [action, address]).toSorted()).toEqual([
      ["delivery.look", null],
      ["lead.look", null],
      ["person.look", null],
      ["sign-in", "10.0.0.9"],
    ]);
  });

  test("an erasure reaches the CRM and the files of mails, is a no-op the second time, and ends with one mail", async () => {
    await deliver();
    await submitLead(db, secret, submission(email));
    await submitLead(db, secret, submission("bob@startup.example"));
    await quiet();
    expect([...crm.contacts.keys()].toSorted()).toEqual([email, "bob@startup.example"]);
    await requestErasure(db, asker());
    await quiet();
    expect(readdirSync(folder)).toHaveLength(3);
    expect(await eraseNow()).toBe(1);
    await quiet();
    expect([...crm.contacts.keys()]).toEqual(["bob@startup.example"]);
    expect(crm.notes.map((note) => note.email)).toEqual(["bob@startup.example"]);
    expect(readdirSync(folder)).toHaveLength(2);

    const asked = crm.requests.length;
    await requestErasure(db, asker(), later(9 * day));
    await quiet();
    expect(await eraseNow(later(20 * day))).toBe(1);
    await quiet();
    expect(crm.requests).toHaveLength(asked);
    const requests = await db.select().from(privacyRequest).orderBy(privacyRequest.askedAt);
    expect(requests.map(({ outcome, records }) => [outcome, records === 0])).toEqual([
      ["done", false],
      ["done", true],
    ]);
  });

  test("what waits to leave the house is cancelled; an erasure while the CRM is down finishes when it is back", async () => {
    await deliver();
    await submitLead(db, secret, submission(email));
    await quiet();
    await crm.set("down");
    await submitLead(
      db,
      secret,
      submission(email, { form: "simulator", payload: { projectedRevenue: 4, growthMultiple: 4 } }),
    );
    await requestErasure(db, asker());
    await vi.waitFor(async () => expect(await eraseNow()).toBe(1), withinSeconds);
    await vi.waitFor(async () => {
      const [deletion] = await db.select().from(job).where(eq(job.queue, "crm"));
      expect([deletion?.state, deletion?.lastError]).toEqual(["queued", "unreachable"]);
    }, withinSeconds);
    // The CRM must run the queued deletion before it creates the new contact.
    await submitLead(db, secret, submission(email));
    await crm.set("ok");
    await quiet();
    expect(crm.notes).toHaveLength(1);
    expect(crm.contacts.size).toBe(1);
  });

  test("nobody is mailed after an erasure, whatever is filled in, until its reader lets mail in again", async () => {
    await deliver();
    await submitLead(db, secret, submission(email));
    await requestErasure(db, asker());
    await quiet();
    await eraseNow();
    await quiet();
    const before = readdirSync(folder).length;
    await enqueue(db, [newJob(emailQueues.other, { letter: "contact-receipt", lang: "en" }, { key: email })]);
    await submitLead(db, secret, submission(email));
    await askLink(db, { email, lang: "en", address: "10.3.0.2" });
    await quiet();
    const left = await db
      .select()
      .from(job)
      .where(inArray(job.queue, ["mail", "own-data-mail"]));
    expect(left.map(({ state, data }) => [state, data])).toEqual([
      ["done", expect.objectContaining({ letter: "privacy-link" })],
    ]);
    expect(readdirSync(folder)).toHaveLength(before + 1);
    expect(await isSuppressed(db, email)).toBe(true);
    await liftSuppression(db, email);
    await enqueue(db, [newJob(emailQueues.other, { letter: "contact-receipt", lang: "en" }, { key: email })]);
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(before + 2), withinSeconds);
  });

  test("a backup from before is erased again when it is restored, one from after is left as it is", async () => {
    await storeCanary(db, email, canary);
    await submitLead(db, secret, submission("bob@startup.example"));
    await theNextMillisecond();
    const old = await copy();
    await theNextMillisecond();
    const soon = new Date();
    await requestErasure(db, asker(), new Date(soon.getTime() - 8 * day));
    expect(await eraseNow(soon)).toBe(1);
    let again = -1;
    const restoring = (bytes: Buffer) =>
      restore(db, Readable.from(bytes), async (tx) => {
        const eraseAgain = await carryTombstones(tx);
        return async (madeAt) => void (again = await eraseAgain(madeAt));
      });
    await restoring(old);
    expect(again).toBe(1);
    expect(await tablesWith(canary, email)).toEqual([]);
    expect(await tablesWith("bob@startup.example")).toContain("lead");
    expect(await isSuppressed(db, email)).toBe(true);

    // The database and its digests of erased people are lost, but the erasure log still exists.
    const empty = await open();
    const lost = await restore(empty.db, Readable.from(old), async (tx) => {
      const eraseAgain = await carryTombstones(tx, noted);
      return async (madeAt) => void (again += await eraseAgain(madeAt));
    });
    expect([again, lost["lead"]?.rows]).toEqual([2, 2]);
    expect((await empty.db.select().from(lead)).map((row) => row.email)).toEqual(["bob@startup.example"]);

    // An erased address must be recognised by its digest under the backup's key and under the database's key.
    const key = addressKeyOf("the secret of an installation before, long enough");
    await empty.db.update(addressKey).set({ key });
    for (const known of [[{ digest: digestWith(key, email), erasedAt: soon }], []]) {
      await empty.db.delete(tombstone).where(sql`${known.length > 0}`);
      await restore(empty.db, Readable.from(old), async (tx) => {
        const eraseAgain = await carryTombstones(tx, known);
        return async (madeAt) => void (again = await eraseAgain(madeAt));
      });
      expect(again).toBe(1);
    }
    await empty.close();

    await submitLead(db, secret, submission(email));
    const young = await copy();
    await restoring(young);
    expect(again).toBe(0);
    expect(await db.select().from(lead).where(eq(lead.email, email))).toHaveLength(1);
  });

  describe("asking", () => {
    test("is refused to nobody because others asked or filled in forms; one link waits at a time, a mailed one stays good", async () => {
      for (let nth = 0; nth < 4; nth += 1)
        await submitLead(db, secret, submission(email, { payload: { fullName: "Zoé", message: `${nth}` } }));
      const ask = (nth: number) => askLink(db, { email, lang: "en", address: `10.6.0.${nth}` });
      const mails = () => db.select().from(job).where(eq(job.queue, "own-data-mail"));
      for (let nth = 0; nth < 8; nth += 1) expect(await ask(nth)).toEqual({ status: "asked" });
      const [mailed, ...others] = await mails();
      expect(others).toEqual([]);
      const link = mailed?.subject ?? "";
      await db.update(job).set({ state: "done" }).where(eq(job.subject, link));
      expect(await ask(9)).toEqual({ status: "asked" });
      expect(await mails()).toHaveLength(2);
      expect(await openLink(db, link)).toBe(true);
    });

    test("a link goes to known and unknown addresses alike, opens once within a day, for an hour", async () => {
      for (const address of [email, "nobody@startup.example"])
        expect(await askLink(db, { email: address, lang: "en", address: "10.3.0.1" })).toEqual({
          status: "asked",
        });
      const mails = await db.select().from(job);
      expect(mails.map(({ key, queue }) => [key, queue])).toEqual([
        [email, "own-data-mail"],
        ["nobody@startup.example", "own-data-mail"],
      ]);
      const [link] = await db.select().from(privacyLink);
      const id = link?.id ?? "";
      expect(await isLinkUsable(db, id, later(25 * hour))).toBe(false);
      expect(await visitEnds(db, id)).toBeUndefined();
      const opened = await Promise.all(Array.from({ length: 5 }, () => openLink(db, id)));
      expect(opened.filter(Boolean)).toHaveLength(1);
      expect((await visitEnds(db, id))?.email).toBe(email);
      expect(await visitEnds(db, id, later(61 * 60_000))).toBeUndefined();
      expect(await isLinkUsable(db, id)).toBe(false);
      await endVisits(db, "nobody@startup.example");
      expect((await visitEnds(db, id))?.email).toBe(email);
      await endVisits(db, email);
      expect(await visitEnds(db, id)).toBeUndefined();
      expect(await isLinkUsable(db, id)).toBe(false);
    });

    test("an export is mailed once, taken once, and closed when nobody takes it", async () => {
      await submitLead(db, secret, submission(email));
      await requestExport(db, asker());
      await requestExport(db, asker());
      const [request, ...more] = await db.select().from(privacyRequest);
      expect(more).toEqual([]);
      const id = request?.id ?? "";
      expect(request?.dueAt.getTime()).toBeGreaterThan(Date.now() + 27 * day);
      expect(await isExportReady(db, id)).toBe(true);
      expect(await takeExport(db, id, "10.0.0.9", later(25 * hour))).toBeUndefined();
      const taken = await takeExport(db, id, "10.0.0.9");
      expect(taken?.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["lead", "lead_consent", "job"]));
      expect(await takeExport(db, id, "10.0.0.9")).toBeUndefined();

      await requestExport(db, asker());
      await closeExpired(db, later(25 * hour));
      const closed = await db.select().from(privacyRequest).orderBy(privacyRequest.askedAt);
      expect(closed.map(({ outcome }) => outcome)).toEqual(["done", "expired"]);
    });

    test("an erasure asked for twice is one, and can be taken back until it happens", async () => {
      await submitLead(db, secret, submission(email));
      const on = await requestErasure(db, asker());
      expect(await requestErasure(db, asker(), later(day))).toEqual(on);
      const { id = "" } = (await waitingErasure(db, email)) ?? {};
      expect(await cancelErasure(db, id, "10.0.0.9")).toBe(true);
      expect(await cancelErasure(db, id, "10.0.0.9")).toBe(false);
      expect(await eraseNow()).toBe(0);
      expect(await db.select().from(lead)).toHaveLength(1);
    });
  });

  test("an erasure that was asked for goes with an account to its new address", async () => {
    const now = "ada@new.example";
    await requestErasure(db, asker());
    await db.transaction((tx) => carryErasure(tx, email, asker(now)));
    await db.transaction((tx) => carryErasure(tx, "nobody@startup.example", asker("other@new.example")));
    const dates = await Promise.all([email, now].map((each) => waitingErasure(db, each)));
    expect(dates[1]?.on).toEqual(dates[0]?.on);
    expect(dates[1]?.id).not.toBe(dates[0]?.id);
    expect(await waitingErasure(db, "other@new.example")).toBeNull();
  });

  test("a place at a session or in an intake that an erasure frees shows on public pages at once", async () => {
    const version = async () => (await db.select().from(contentVersion))[0]?.version ?? 0;
    const erased = async (who: string) => {
      const before = await version();
      await db.transaction((tx) => erase(tx, { email: who, about: randomUUID(), crm: false, forGood: true }));
      return (await version()) > before;
    };
    await submitLead(db, secret, submission(email));
    expect(await erased(email)).toBe(false);
    const pitching = await aLead(db, { form: "pitch-application", email });
    await db.insert(sessionPlace).values({ id: randomUUID(), leadId: pitching, session: "autumn", author: "a" });
    expect(await erased(email)).toBe(true);
    const applying = await aLead(db, { form: "application", email });
    const accepted = { status: "accepted", shownStatus: "accepted" } as const;
    await db.insert(application).values({ id: applying, intake: "2027-03", email, lang: "fr", ...accepted });
    expect(await erased(email)).toBe(true);
  });

  test("the last administrator who can sign in stays until there is another one", async () => {
    const names = { firstName: "", lastName: "", role: "admin", lang: "fr" } as const;
    const add = async (address: string) => (await createPerson(db, { email: address, ...names })) ?? "";
    const block = (personId: string) =>
      db.insert(personBlock).values({ id: crypto.randomUUID(), personId, author: personId, reason: "x" });
    const [one, two, three] = ["one", "two", "three"].map((name) => `${name}@startup.example`) as [
      string,
      string,
      string,
    ];
    const first = await add(one);
    expect(await requestErasure(db, asker(one))).toBeUndefined();
    expect(await isNeeded(db, one)).toBe(true);
    expect(await db.select().from(privacyRequest)).toEqual([]);

    // The second administrator is blocked and does not count, so the first cannot be erased.
    await block(await add(two));
    expect(await requestErasure(db, asker(one))).toBeUndefined();
    expect(await requestErasure(db, asker(two))).toBeInstanceOf(Date);
    expect(await eraseNow()).toBe(1);

    const last = await add(three);
    const asked = await Promise.all([one, three].map((each) => requestErasure(db, asker(each))));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [leaving, staying] = asked[0] ? [one, last] : [three, first];
    await block(staying);
    expect(await isNeeded(db, leaving)).toBe(true);
    expect(await eraseNow()).toBe(0);
    expect(await waitingErasure(db, leaving)).not.toBeNull();
    await add("four@startup.example");
    expect(await isNeeded(db, leaving)).toBe(false);
    expect(await eraseNow()).toBe(1);
    expect((await db.select({ email: person.email }).from(person)).map((row) => row.email)).not.toContain(leaving);
  });

  test("the register tells administrators what was asked, by when it is due and what became of it", async () => {
    await deliver();
    await submitLead(db, secret, submission(email));
    await quiet();
    await requestErasure(db, asker());
    await requestExport(db, asker("bob@startup.example"), later(-40 * day));
    await quiet();
    await eraseNow();
    await quiet();
    const viewer = {
      id: "a",
      email: "",
      firstName: "",
      lastName: "",
      approved: true,
      startup: null,
      functions: [],
      sessionId: "",
    };
    const actor = { viewer: { ...viewer, role: "admin" as const }, address: "10.0.0.9" };
    const all = { kind: "", state: "" };
    const { rows } = await listRequests(db, actor, all, {});
    expect(
      rows.map(({ kind, email: whose, outcome, late, crm: there }) => [kind, whose, outcome, late, there?.state]),
    ).toEqual([
      ["erasure", null, "done", false, "done"],
      ["export", "bob@startup.example", null, true, undefined],
    ]);
    const kinds = async (filter: object) =>
      (await listRequests(db, actor, { ...all, ...filter }, {})).rows.map(({ kind }) => kind);
    expect(await kinds({ state: "late" })).toEqual(["export"]);
    expect(await kinds({ state: "closed" })).toEqual(["erasure"]);
    expect(await kinds({ kind: "withdrawal" })).toEqual([]);
    const founder = { ...actor, viewer: { ...viewer, role: "founder" as const } };
    await expect(listRequests(db, founder, all, {})).rejects.toThrow(NotAllowed);
    await expect(lastRuns(db, founder)).rejects.toThrow(NotAllowed);
    expect((await lastRuns(db, actor)).every(({ ranAt }) => ranAt === null)).toBe(true);
  });

  test("a tick for news is not confirmed until its link is followed, nor is one after leaving or a bounce", async () => {
    const tick = () => submitLead(db, secret, submission(email, { askForNews }));
    const follow = async (purpose: "confirm" | "unsubscribe") => {
      const [found] = await db.select().from(newsletterSubscription);
      const id = (purpose === "confirm" ? found?.requestId : found?.id) ?? "";
      await followLink(db, secret, purpose, writeToken(secret, purpose, id), "10.0.0.9");
    };
    const news = async () => {
      const { active, newsUnconfirmed } = await consentsOf(db, email);
      return active.includes("marketing") && (newsUnconfirmed ? "asked" : "confirmed");
    };
    expect(await news()).toBe(false);
    await tick();
    expect(await news()).toBe("asked");
    await follow("confirm");
    expect(await news()).toBe("confirmed");
    await tick();
    expect(await news()).toBe("confirmed");
    await follow("unsubscribe");
    expect(await news()).toBe(false);
    await theNextMillisecond();
    await tick();
    expect(await news()).toBe("asked");
    await follow("confirm");
    expect(await news()).toBe("confirmed");
    await db.update(newsletterSubscription).set({ bouncedAt: sql`now()` });
    await theNextMillisecond();
    await tick();
    expect(await news()).toBe("asked");
  });

  test("a consent is taken back once, with its proof, and the CRM learns of it", async () => {
    await deliver();
    await submitLead(db, secret, submission(email));
    await submitLead(
      db,
      secret,
      submission(email, {
        form: "conference",
        payload: { firstName: "Ada", phone: "+33467000000", phoneConsent: "yes" },
        consents: [{ purpose: "phone", version: 1, wording: "You may call.", given: true }],
      }),
    );
    await quiet();
    expect((await consentsOf(db, email)).active).toEqual(["marketing", "phone"]);
    const subscription = eq(newsletterSubscription.email, email);
    const asked = { id: randomUUID(), email, lang: "fr", requestId: randomUUID(), unsubscribedAt: new Date() } as const;
    await db.insert(newsletterSubscription).values(asked);
    expect((await consentsOf(db, email)).active).toEqual(["phone"]);
    await db.delete(newsletterSubscription).where(subscription);
    expect(await withdraw(db, secret, asker(), { what: "marketing", wording: "No more news." })).toBe(true);
    expect(await withdraw(db, secret, asker(), { what: "marketing", wording: "No more news." })).toBe(false);
    expect(await withdraw(db, secret, asker(), { what: "phone", wording: "No more calls." })).toBe(true);
    await quiet();
    const { active, history } = await consentsOf(db, email);
    expect(active).toEqual([]);
    expect(history.map(({ what, given }) => [what, given])).toEqual(
      expect.arrayContaining([
        ["marketing", true],
        ["marketing", false],
        ["phone", false],
      ]),
    );
    expect(crm.contacts.get(email)?.fields.get("marketingConsent")).toBe("no");
    expect(JSON.stringify(await db.select().from(lead))).not.toContain("+33467000000");
    expect((await db.select().from(privacyRequest)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["withdrawal", "done"],
      ["withdrawal", "done"],
    ]);
  });
});
