import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { type ActiveCampaignPeer, type CrmMode, startActiveCampaignPeer } from "../../e2e/peers/active-campaign.ts";
import { emailSetting } from "../../e2e/emails.ts";
import { type SmtpMode, type SmtpPeer, startSmtpPeer } from "../../e2e/peers/smtp.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { timing } from "../../platform/jobs/timing.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { createActiveCampaign } from "./active-campaign.server.ts";
import { crmWork } from "./crm-work.server.ts";
import { type Deliveries, servedChannels, startDeliveries } from "./deliveries.server.ts";
import { queueNames } from "./delivery.ts";
import { createDeliveries } from "./create-deliveries.server.ts";
import { deliveriesOf, dismissDelivery, retryDelivery } from "./delivery.server.ts";
import type { LeadToDeliver } from "./lead-deliveries.ts";
import { guideLinkEmail } from "../guide/guide.emails.server.ts";
import { newsletterWelcomeEmail } from "../newsletter/newsletter.emails.server.ts";
import { newsletterEvent, newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { listDeliveries } from "../outbox/list.server.ts";
import { heldDeliveries, stuckByCause } from "../outbox/counts.server.ts";
import { sendAllAgain } from "../outbox/settle.server.ts";
import { type MailSetting, mailWork } from "./mail-work.server.ts";
import { pitchAnswerEmail } from "../pitch-session/pitch-session.emails.server.ts";
import { emailQueues } from "./queues.server.ts";
import { emailJob } from "./send-email.server.ts";
import { type StrangerLimits, strangerLimits } from "./stranger-mails.ts";

const quick = { ...timing, firstRetry: 40, longestRetry: 400, firstPause: 60, longestPause: 300, idle: 100 };
const silent = createLog("silent");
const many: StrangerLimits = { day: 4_000, reserved: 1_000, hour: 1_000, everybody: 10_000 };
/** Receipts differ in kind, because a newer mail of the same kind would replace a waiting one. */
const kinds = ["contact-receipt", "join-receipt", "notify-me-receipt", "studio-audit-receipt"] as const;

const simulatorLead = (email: string, central = 48_000): LeadToDeliver => ({
  id: crypto.randomUUID(),
  form: "simulator",
  email,
  lang: "en",
  payload: { companyName: "Étang SAS", monthlyRevenue: "12,000", projectedRevenue: central, growthMultiple: 4 },
});
const contactLead = (email: string, fullName: string): LeadToDeliver => ({
  id: crypto.randomUUID(),
  form: "contact",
  email,
  lang: "fr",
  payload: { fullName, message: "Bonjour", topic: "coworking" },
});

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const thoroughOn = inject("postgresUrl") ? "postgres" : "pglite";

onBothEngines("deliveries", (open, engine) => {
  /**
   * The ways in which another server is away: each on one engine, the first on both. What is stored of them and when
   * they are tried again is the same.
   */
  const waysOf = <Way>(first: Way, ...others: Way[]) => (engine === thoroughOn ? [first, ...others] : [first]);
  let database: Database;
  let db: Db;
  let crm: ActiveCampaignPeer;
  let smtp: SmtpPeer;
  let running: Deliveries[] = [];
  /** Milliseconds; tests with a server that never answers shorten the wait. */
  let sendTimeout: number;
  /** The number of running attempts with a shortened timeout. */
  let impatient: number;

  beforeEach(async () => {
    [database, crm, smtp] = await Promise.all([open(), startActiveCampaignPeer(), startSmtpPeer()]);
    db = database.db;
    sendTimeout = 40_000;
    impatient = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((deliveries) => deliveries.stop(1_000)));
    await Promise.all([database.close(), crm.close(), smtp.close()]);
    running = [];
  });

  function mailer() {
    const { send, forget } = createMailer({ smtpUrl: smtp.url, from: "The Lab <lab@lab.example>", folder: "unused" });
    const sendInTime: typeof send = async (message, signal = new AbortController().signal) => {
      const early = sendTimeout < 40_000 ? 1 : 0;
      impatient += early;
      try {
        return await send(message, AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]));
      } finally {
        impatient -= early;
      }
    };
    return { send: sendInTime, forget };
  }
  const mailWith = (limits: StrangerLimits): MailSetting => ({
    mailer: mailer(),
    ...emailSetting,
    limits,
  });

  async function start({ withCrm = true, limits = many, perSecond = 400, timeoutMs = 5_000, log = silent } = {}) {
    const deliveries = await startDeliveries({
      database,
      log,
      crm: withCrm ? createActiveCampaign({ url: crm.url, key: crm.key, timeoutMs }) : null,
      mail: mailWith(limits),
      timing: quick,
      crmRequestsPerSecond: perSecond,
    });
    running.push(deliveries);
    return deliveries;
  }

  const store = async (...leads: LeadToDeliver[]) => {
    for (const [index, lead] of leads.entries()) {
      const letter = kinds[index % kinds.length] ?? "contact-receipt";
      await db.transaction((tx) =>
        createDeliveries(tx, lead, { email: { queue: emailQueues.other, row: { letter, lang: lead.lang } } }),
      );
    }
  };
  const served = servedChannels(true);
  const states = async (...leads: LeadToDeliver[]) =>
    (
      await deliveriesOf(
        db,
        leads.map(({ id }) => id),
        served,
      )
    ).map(({ channel, state }) => `${channel} ${state}`);
  const pausedQueues = async () =>
    (await db.select().from(jobQueue)).filter(({ pausedUntil }) => pausedUntil).map(({ queue }) => queue);
  const allDelivered = (leads: LeadToDeliver[], timeout = 20_000) =>
    vi.waitFor(
      async () => expect(new Set(await states(...leads))).toEqual(new Set(["crm delivered", "mail delivered"])),
      { timeout, interval: 50 },
    );
  const twenty = () =>
    Array.from({ length: 20 }, (_, i) => simulatorLead(`contact${i % 5}@startup.example`, 40_000 + i));
  const inOrder = (leads: LeadToDeliver[]) => {
    for (const { email } of leads.slice(0, 5)) {
      const sent = leads.filter((lead) => lead.email === email).map(({ payload }) => String(payload.projectedRevenue));
      const arrived = crm.notes
        .filter((note) => note.email === email)
        .map(({ note }) => /projectedRevenue: (\d+)/.exec(note)?.[1]);
      expect(arrived).toEqual(sent);
    }
    expect([crm.contacts.size, crm.contactTags.length, crm.notes.length]).toEqual([5, 5, 20]);
  };

  test("every queue that is worked on is known by its name, and no other", () => {
    const works = [
      ...mailWork(db, mailWith(many), silent),
      crmWork(db, createActiveCampaign({ url: crm.url, key: crm.key })),
    ];
    expect(works.map(({ queue }) => queue.name).toSorted()).toEqual(queueNames.toSorted());
  });

  describe("20 leads while the CRM is away are delivered once and in order when it is back", () => {
    test.each(waysOf<CrmMode>("down", "hang", "429", "500", "malformed", "drop"))("%s", async (mode) => {
      const leads = twenty();
      const { waitForOutcome } = await start(mode === "hang" ? { timeoutMs: 250 } : {});
      await crm.set(mode);
      await store(...leads);
      expect(await waitForOutcome(leads[0]?.id ?? "", 8_000)).toBe("saved-with-error");
      await eventually(async () => expect(await pausedQueues()).toContain("crm"));
      expect(crm.requests.length).toBeLessThan(60);
      await crm.set("ok");
      await allDelivered(leads);
      inOrder(leads);
      expect(smtp.received).toHaveLength(20);
    });
  });

  test("a key that the CRM refuses is told at once; when it is right all go out in order, on one button", async () => {
    const leads = twenty();
    await start();
    await crm.set("403");
    await store(...leads);
    const firsts = leads.slice(0, 5);
    await eventually(async () => {
      for (const lead of firsts) expect(await states(lead)).toContain("crm stuck");
    });
    expect(await ask(db, { causes: stuckByCause(signedIn("admin")) })).toEqual({
      causes: [expect.objectContaining({ cause: "crm-key", count: 5 })],
    });
    await crm.set("ok");
    expect(await sendAllAgain(db, signedIn("admin"), "crm-key")).toBe(5);
    await allDelivered(leads);
    inOrder(leads);
  });

  describe("20 leads while the mail server is away get one message each when it is back", () => {
    test.each(waysOf<SmtpMode>("down", "hang", "hang-mail", "421", "450"))("%s", async (mode) => {
      const leads = twenty();
      const { waitForOutcome } = await start();
      await smtp.set(mode);
      if (mode.startsWith("hang")) sendTimeout = 250;
      await store(...leads);
      expect(await waitForOutcome(leads[0]?.id ?? "", 8_000)).toBe("saved-with-error");
      sendTimeout = 40_000;
      await eventually(() => expect(impatient).toBe(0));
      expect(smtp.attempts()).toBeLessThanOrEqual(40);
      await smtp.set("ok");
      await allDelivered(leads);
      const sent = smtp.received.map(({ headers }) => Object.fromEntries(headers)["message-id"]);
      const mails = (await db.select().from(job)).filter(({ queue }) => queue === "mail");
      expect(sent).toHaveLength(20);
      expect(new Set(sent)).toEqual(new Set(mails.map(({ id }) => `<${id}@lab.example>`)));
      inOrder(leads);
    });

    const stuckOf = async (leads: LeadToDeliver[]) => {
      const ids = leads.map(({ id }) => id);
      const mails = (await deliveriesOf(db, ids, served)).filter(({ channel }) => channel === "mail");
      return mails.filter(({ state }) => state === "stuck");
    };

    test("550: no second attempt, and the others go out", async () => {
      await start();
      await smtp.set("550");
      const bad = twenty();
      await store(...bad);
      await eventually(async () => expect(await stuckOf(bad)).toHaveLength(20));
      await smtp.set("ok");
      const good = simulatorLead("contact0@startup.example");
      await store(good);
      await allDelivered([good]);
      expect(smtp.received).toHaveLength(1);
      for (const each of await stuckOf(bad)) expect(each).toMatchObject({ attempts: 1, lastError: "status 550" });
    });

    const mailsOf = async (leads: LeadToDeliver[]) => {
      const ids = leads.map(({ id }) => id);
      return (await deliveriesOf(db, ids, served)).filter(({ channel }) => channel === "mail");
    };
    const oneDomain = () => Array.from({ length: 12 }, (_, i) => simulatorLead(`contact${i}@nodns.example`));

    test.each<[SmtpMode, string]>([
      ["nodns", "deferred, status 450"],
      ["hang-one", "deferred, unanswered"],
    ])(
      "%s for one domain: its addresses are tried again by themselves, and the others' mails leave at once",
      async (mode, lastError) => {
        const { waitForOutcome } = await start();
        await smtp.set(mode);
        // Only a silent server makes the test wait; a shorter time is missed by a busy machine.
        if (mode === "hang-one") sendTimeout = 1_000;
        const bad = oneDomain();
        await store(...bad);
        await eventually(async () => {
          for (const each of await mailsOf(bad)) expect(each).toMatchObject({ state: "retrying", lastError });
        });
        const next = simulatorLead(bad[0]?.email ?? "");
        await store(next);
        expect(await waitForOutcome(next.id, 8_000)).toBe("saved-with-error");
        expect(await pausedQueues()).toEqual([]);
        const good = simulatorLead("marie@startup.example");
        await store(good);
        await allDelivered([good]);
        await eventually(async () => {
          for (const { attempts } of await mailsOf(bad)) expect(attempts).toBeGreaterThan(2);
        });
        expect(await pausedQueues()).toEqual([]);
        expect(smtp.received).toHaveLength(1);
        sendTimeout = 40_000;
        await smtp.set("ok");
        await allDelivered([...bad, next]);
      },
    );

    test("silence that may be the server's: an address that stays silent while other mails leave pauses nobody's mail any more", async () => {
      await start();
      await smtp.set("hang-one-held");
      sendTimeout = 1_000;
      const bad = oneDomain().slice(0, 6);
      await store(...bad);
      await eventually(async () => expect(await pausedQueues()).toContain("mail"));
      const [first, second] = [simulatorLead("marie@startup.example"), simulatorLead("paul@startup.example")];
      await store(first);
      await allDelivered([first]);
      const triedAgain = async (times: number) => {
        const before = Math.max(...(await mailsOf(bad)).map(({ attempts }) => attempts));
        await eventually(async () => {
          for (const { attempts } of await mailsOf(bad)) expect(attempts).toBeGreaterThanOrEqual(before + times);
        });
      };
      await triedAgain(3);
      await store(second);
      await allDelivered([second]);
      await triedAgain(2);
      expect(await pausedQueues()).toEqual([]);
      for (const { lastError } of await mailsOf(bad)) expect(lastError).toBe("deferred, unanswered");
      sendTimeout = 40_000;
      await smtp.set("ok");
      await allDelivered(bad);
    });

    test("an address of the newsletter that takes no mail is told, once; another lead's is not", async () => {
      await start();
      await smtp.set("550");
      const subscription = crypto.randomUUID();
      const lead = simulatorLead("nobody@startup.example");
      await store(lead);
      const email = "gone@startup.example";
      await db
        .insert(newsletterSubscription)
        .values({ id: subscription, email, lang: "fr", requestId: crypto.randomUUID() });
      const welcome = newsletterWelcomeEmail.with({ lang: "fr", subscription });
      await db.transaction((tx) => enqueue(tx, [newJob(emailQueues.other, welcome.row, { key: email })]));
      await eventually(async () => expect(await states(lead)).toContain("mail stuck"));
      const bounced = () =>
        db
          .select({ subscription: newsletterEvent.subscriptionId, reason: newsletterEvent.reason })
          .from(newsletterEvent);
      await eventually(async () => expect(await bounced()).toEqual([{ subscription, reason: "status 550" }]));
    });

    test("the answer lost after DATA: at most one more copy, with the same identity", async () => {
      await start();
      await smtp.set("drop");
      const leads = twenty();
      await store(...leads);
      await eventually(async () => expect(await stuckOf(leads)).toHaveLength(20));
      const copies = Map.groupBy(smtp.received, ({ headers }) => Object.fromEntries(headers)["message-id"]);
      expect([...copies.values()].map(({ length }) => length)).toEqual(Array(20).fill(2));
      expect(await pausedQueues()).toContain("mail");
    });
  });

  test("a refused contact holds its own later deliveries, nobody else's, until it is retried or dismissed", async () => {
    await start();
    const [first, second, other] = [
      simulatorLead("refused@startup.example"),
      contactLead("refused@startup.example", "Marie"),
      simulatorLead("fine@startup.example"),
    ];
    await store(first, second, other);
    await allDelivered([other]);
    await eventually(async () => expect(await states(first)).toEqual(["crm stuck", "mail delivered"]));
    expect(await states(second)).toContain("crm queued");
    const crmOf = async (lead: LeadToDeliver) =>
      (await deliveriesOf(db, [lead.id], served)).find(({ channel }) => channel === "crm");
    const stuck = await crmOf(first);
    expect(stuck).toMatchObject({ lastError: "status 422", attempts: 1 });
    expect(await retryDelivery(db, stuck?.id ?? "")).toBe(true);
    await eventually(async () => expect(await crmOf(first)).toMatchObject({ state: "stuck", attempts: 2 }));
    expect(await dismissDelivery(db, stuck?.id ?? "")).toBe(true);
    await eventually(async () => expect(await crmOf(second)).toMatchObject({ state: "stuck" }));
    expect(await retryDelivery(db, stuck?.id ?? "")).toBe(false);
  });

  test("without a CRM its deliveries wait and nothing is wrong; they go out at the first start with one", async () => {
    const leads = twenty();
    const without = await start({ withCrm: false });
    await store(...leads);
    expect(await without.waitForOutcome(leads[7]?.id ?? "", 8_000)).toBe("ok");
    expect((await without.of(db, [leads[7]?.id ?? ""])).map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      "crm waiting",
      "mail delivered",
    ]);
    await without.stop();
    running = [];
    await start();
    await allDelivered(leads);
    inOrder(leads);
  });

  test("a visitor is told within a fraction of a second, and of what waits for its turn after their patience", async () => {
    const { waitForOutcome } = await start();
    const lead = simulatorLead("marie@startup.example");
    const began = performance.now();
    await store(lead);
    expect(await waitForOutcome(lead.id, 8_000)).toBe("ok");
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(await waitForOutcome(crypto.randomUUID(), 8_000)).toBe("ok");
    await running[0]?.stop();
    const queued = simulatorLead("marie@startup.example");
    await store(queued);
    const { waitForOutcome: wait, stop } = await start();
    await stop();
    expect(await wait(queued.id, 200)).toBe("ok");
  });

  test("an answer of the desk, which leaves later, is no news of the form", async () => {
    const { waitForOutcome } = await start();
    const lead = simulatorLead("marie@startup.example");
    await store(lead);
    await allDelivered([lead]);
    const answer = emailJob(pitchAnswerEmail.with({ lang: "fr", lead: lead.id }), {
      ...{ key: lead.email, subject: lead.id },
    });
    await enqueue(db, [{ ...answer, runAt: new Date(Date.now() + 3_600_000) }]);
    expect(await states(lead)).toEqual(["crm delivered", "mail delivered"]);
    await db.execute(sql`update job set state = 'stuck' where data ->> 'letter' = 'pitch-answer'`);
    expect(await waitForOutcome(lead.id, 8_000)).toBe("ok");
  });

  test("one address gets three e-mails an hour and six a day, whatever was filled in; the rest wait and say so", async () => {
    const { waitForOutcome } = await start({ limits: strangerLimits });
    const five = ["simulator", "quiz", "guide", "contact", "join"].map((form) => ({
      ...simulatorLead("victim@else.example"),
      form: form as LeadToDeliver["form"],
      payload: { ...simulatorLead("").payload, fullName: "Marie", tag: "Quiz", level: 1, score: 9, max: 19 },
    }));
    const confirm = { letter: "newsletter-confirm" as const, lang: "en" as const, request: crypto.randomUUID() };
    await db.transaction(async (tx) => {
      await enqueue(tx, [
        newJob(emailQueues.other, { ...confirm, subscription: crypto.randomUUID() }, { key: "victim@else.example" }),
      ]);
      const link = guideLinkEmail.with({ lang: "en", guide: crypto.randomUUID() });
      for (const lead of five) await createDeliveries(tx, lead, lead.form === "guide" ? { email: link } : {});
    });
    await eventually(async () =>
      expect((await states(...five)).filter((state) => state === "mail delivered")).toHaveLength(2),
    );
    for (const { id } of five.slice(2)) expect(await waitForOutcome(id, 8_000)).toBe("saved-mail-waits");
    const waiting = (await deliveriesOf(db, [five[2]?.id ?? ""], served)).find(({ channel }) => channel === "mail");
    expect(waiting).toMatchObject({ state: "capped", attempts: 0 });
    expect(waiting?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    const elsewhere = simulatorLead("somebody@else.example");
    await store(elsewhere);
    expect(await waitForOutcome(elsewhere.id, 8_000)).toBe("ok");
    await db.execute(
      sql`update job set finished_at = finished_at - interval '61 minutes', run_at = run_at - interval '61 minutes' where queue = 'mail'`,
    );
    await allDelivered(five);
    const late = simulatorLead("victim@else.example");
    await store(late);
    await eventually(async () => expect(await states(late)).toContain("mail capped"));
    expect(smtp.received.filter(({ recipients }) => recipients[0] === "victim@else.example")).toHaveLength(6);
  });

  test("when everybody got their hour's e-mails the queue pauses, what is queued says so, and the team is told", async () => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const { waitForOutcome } = await start({ limits: { ...many, everybody: 4 }, log });
    const leads = twenty();
    await store(...leads);
    await eventually(() => expect(smtp.received.length).toBeGreaterThanOrEqual(4));
    expect(await waitForOutcome(leads[19]?.id ?? "", 8_000)).toBe("saved-mail-waits");
    expect(smtp.received.length).toBeLessThan(9);
    await eventually(async () =>
      expect(await ask(db, { held: heldDeliveries(signedIn("admin")) })).toEqual({ held: 20 - smtp.received.length }),
    );
    const held = 20 - smtp.received.length;
    const listed = await listDeliveries(
      db,
      signedIn("admin"),
      { state: "held", queue: "", email: "", cause: "" },
      served,
      {},
    );
    expect(listed.rows.map(({ state }) => state)).toEqual(Array(held).fill("capped"));
    expect(lines.filter((line) => line.includes("others wait"))).toEqual([expect.stringContaining('"queue":"mail"')]);
  });

  test("what a visitor typed makes no header and no second recipient, and reaches nobody but the operator", async () => {
    await start({ withCrm: false });
    const hostile = contactLead("marie@startup.example", "Eve\r\nBcc: all@else.example http://evil.example");
    await db.transaction((tx) => createDeliveries(tx, hostile, { notify: "desk@lab.example" }));
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const to = (address: string) => smtp.received.find(({ recipients }) => recipients[0] === address);
    for (const mail of smtp.received) {
      expect(mail.recipients).toHaveLength(1);
      expect(mail.headers.map(([name]) => name)).not.toContain("bcc");
    }
    expect(to("marie@startup.example")?.body).not.toContain("evil");
    expect(to("desk@lab.example")?.body).toContain("evil.example");
    expect(Object.fromEntries(to("desk@lab.example")?.headers ?? [])["reply-to"]).toBe("marie@startup.example");
  });

  test.skipIf(engine === "pglite")("two servers deliver each lead once and in order", async () => {
    await Promise.all([start(), start()]);
    const leads = twenty();
    await store(...leads);
    await allDelivered(leads);
    inOrder(leads);
    expect(smtp.received).toHaveLength(20);
  });

  test.runIf(engine === "pglite")(
    "the production rate, by the real clock: four requests a second, never more than five",
    async () => {
      const from = performance.now();
      await start({ perSecond: 4 });
      const leads = twenty().slice(0, 5);
      await store(...leads);
      await allDelivered(leads);
      // Only the total is checked, because this process may record a request later than it arrived.
      expect(crm.requests.length).toBeLessThanOrEqual(((performance.now() - from) / 1_000) * 4 + 5);
    },
  );
});
