import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailSetting } from "../../e2e/emails.ts";
import { type SmtpPeer, startSmtpPeer } from "../../e2e/peers/smtp.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { timing } from "../../platform/jobs/timing.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { type Deliveries, startDeliveries } from "./deliveries.server.ts";
import type { EmailToSend } from "./email.server.ts";
import { type EmailRow, emailQueues } from "./queues.server.ts";
import { emailJob, sendEmail } from "./send-email.server.ts";
import { applicationResumeEmail } from "../application/application.emails.server.ts";
import { digestEmail } from "../notification/notification.emails.server.ts";
import { accountKnownEmail, passwordChangedEmail, passwordResetEmail } from "../person/person.emails.server.ts";
import { privacyExportEmail, privacyLinkEmail } from "../privacy/privacy.emails.server.ts";
import { mailsADay, type StrangerLimits, strangerLimits } from "./stranger-mails.ts";

const quick = { ...timing, firstRetry: 40, longestRetry: 400, firstPause: 60, longestPause: 300, idle: 100 };
const victim = "victim@else.example";
const lang = "en" as const;

const receipts = ["contact-receipt", "join-receipt", "notify-me-receipt", "studio-audit-receipt"] as const;
const receipt = (nth: number): EmailToSend => ({
  queue: emailQueues.other,
  row: { letter: receipts[nth % receipts.length] ?? "contact-receipt", lang },
});
const reset = () => passwordResetEmail.with({ lang, link: crypto.randomUUID() });
const resume = () => applicationResumeEmail.with({ lang, resume: crypto.randomUUID() });
const ownData = () => privacyLinkEmail.with({ lang, pass: crypto.randomUUID() });
const known = accountKnownEmail.with({ lang });
const nameOf = ({ data }: { data: unknown }) => (data as EmailRow).letter;

onBothEngines("e-mails", (open) => {
  let database: Database;
  let db: Db;
  let smtp: SmtpPeer;
  let deliveries: Deliveries | undefined;
  let left: EmailRow[] = [];
  let suppressed = new Set<string>();
  let stopped = new Set<string>();
  let accounts = new Set<string>();

  beforeEach(async () => {
    [database, smtp] = await Promise.all([open(), startSmtpPeer()]);
    db = database.db;
    left = [];
    suppressed = new Set();
    stopped = new Set();
    accounts = new Set();
  });
  afterEach(async () => {
    await deliveries?.stop(1_000);
    deliveries = undefined;
    await Promise.all([database.close(), smtp.close()]);
  });

  async function start(limits: StrangerLimits = strangerLimits) {
    deliveries = await startDeliveries({
      database,
      log: createLog("silent"),
      crm: null,
      mail: {
        mailer: createMailer({ smtpUrl: smtp.url, from: "The Lab <lab@lab.example>", folder: "unused" }),
        ...emailSetting,
        emails: emailSetting.emails.map((email) => ({
          ...email,
          read(row, about) {
            const own = email.read(row, about);
            return own && { ...own, leaves: async () => void left.push(row) };
          },
        })),
        suppressed: async (address) => suppressed.has(address),
        hasAccount: async (address) => accounts.has(address),
        stopped: async ({ id }) => stopped.has(id),
        limits,
      },
      timing: quick,
    });
  }
  const send = (email: EmailToSend, options = {}, key = victim) =>
    db.transaction((tx) => sendEmail(tx, email, { key }, options));
  const waiting = () => db.select().from(job).where(eq(job.state, "queued")).orderBy(job.seq);
  const isHeld = ({ runAt }: { runAt: Date }) => runAt.getTime() > Date.now() + 60_000;
  const settled = () =>
    vi.waitFor(
      async () => {
        const jobs = await waiting();
        const behind = new Set<string>(jobs.filter(isHeld).map(({ queue }) => (queue === "mail" ? queue : "")));
        expect(jobs.filter((each) => !isHeld(each) && !behind.has(each.queue))).toEqual([]);
      },
      { timeout: 30_000, interval: 20 },
    );
  const arrived = (text: string) => smtp.received.filter(({ body }) => body.includes(text)).length;
  const inbox = () => smtp.received.length;

  test("four receipts and a reset: the reset arrives, the application's link and one's own data too", async () => {
    await start();
    for (let nth = 0; nth < 4; nth += 1) await send(receipt(nth));
    await settled();
    expect(inbox()).toBe(3);
    await send(reset());
    await send(resume());
    await send(ownData());
    await send(privacyExportEmail.with({ lang, pass: crypto.randomUUID() }));
    await settled();
    for (const door of ["password-reset", "application-resume", "privacy-link", "privacy-export"])
      expect(arrived(`pass/${door}/`)).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  test("a mail that its reader stopped since it was queued doesn't leave; another reader's says where to stop", async () => {
    const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()];
    stopped = new Set([gone]);
    for (const [key, person] of [
      ["gone@else.example", gone],
      ["stays@else.example", stays],
    ] as const)
      await db.transaction((tx) =>
        sendEmail(tx, digestEmail.with({ lang, person, events: [{ kind: "score-review", data: {} }] }), { key }),
      );
    await start();
    await settled();
    expect(smtp.received.map(({ headers }) => headers.filter(([name]) => name.startsWith("list-")))).toEqual([
      [
        ["list-unsubscribe", `<https://lab.example/stop/daily/${stays}>`],
        ["list-unsubscribe-post", "List-Unsubscribe=One-Click"],
      ],
    ]);
  });

  test("of a kind one waits: a new one takes the place of one that has not left, the link that left stays", async () => {
    const resets = [reset(), reset(), reset()];
    for (const each of resets) await send(each);
    await Promise.all(Array.from({ length: 8 }, () => send(receipt(0))));
    const jobs = await waiting();
    expect(jobs.map(({ queue }) => queue).toSorted()).toEqual(["mail", "security-mail"]);
    expect(jobs.find(({ queue }) => queue === "security-mail")?.data).toEqual(resets[2]?.row);
    await start();
    await settled();
    expect(left).toContainEqual(resets[2]?.row);
    await send(reset());
    await settled();
    expect(arrived("pass/password-reset/")).toBe(2);
  });

  test("a flood of every kind brings twelve; the owner's browser gets its link at once, in place of the one that waits", async () => {
    await start({ ...strangerLimits, hour: 100 });
    const flood = async () => {
      for (let round = 0; round < 8; round += 1) {
        await send(receipt(round));
        await send(reset());
        await send(resume());
        await send(ownData());
        await send(known);
        await settled();
      }
    };
    await flood();
    expect(inbox()).toBe(12);
    expect(arrived("pass/password-reset/") + arrived("already have an account")).toBeLessThanOrEqual(6);
    const held = (await waiting()).map(nameOf);
    expect(held).toContain("password-reset");
    expect(held).not.toContain("account-known");
    const own = reset();
    await send(own, { owner: true });
    await settled();
    expect(inbox()).toBe(13);
    expect(left.at(-1)).toEqual(own.row);
    expect((await waiting()).map(nameOf)).not.toContain("password-reset");
  });

  test("mails that others cause to an address hold up none that its owner causes", async () => {
    await db.insert(job).values(
      Array.from({ length: 45 }, () => ({
        ...{ id: crypto.randomUUID(), queue: emailQueues.owner.name, key: victim, state: "done" as const },
        ...{ data: { letter: "meeting-booked" }, finishedAt: new Date(Date.now() - 1_000) },
      })),
    );
    await start();
    await send(reset(), { owner: true });
    await send(passwordChangedEmail.with({ lang }));
    await settled();
    expect(await waiting()).toEqual([]);
    expect(inbox()).toBe(2);
  });

  test("mails to made-up spellings of a mailbox hold up none to the spelling that has an account", async () => {
    const own = "victim+lab@else.example";
    accounts.add(own);
    await start();
    for (let nth = 0; nth < 8; nth += 1) await send(reset(), {}, `victim+${nth}@else.example`);
    await settled();
    expect(inbox()).toBe(mailsADay);
    await send(reset(), {}, own);
    await settled();
    expect(smtp.received.map(({ recipients }) => recipients[0])).toContain(own);
    for (let nth = 0; nth < 8; nth += 1) {
      await send(reset(), {}, own);
      await settled();
    }
    expect(inbox()).toBe(2 * mailsADay);
  });

  test("of a kind, as many mails to made-up spellings wait as leave in a day, for two days; the rest is given up", async () => {
    const own = "victim+lab@else.example";
    accounts.add(own);
    await start();
    const keysThat = async (state: "queued" | "dismissed") =>
      (await db.select().from(job).where(eq(job.state, state)).orderBy(job.seq)).map(({ key }) => key);
    for (let nth = 0; nth <= mailsADay; nth += 1) {
      await send(reset(), {}, own);
      await settled();
    }
    expect(await keysThat("queued")).toEqual([own]);
    const to = (nth: number) => `victim+${nth}@else.example`;
    for (let nth = 0; nth < 3 * mailsADay; nth += 1) {
      await send(reset(), {}, to(nth));
      await settled();
    }
    await send(resume(), {}, to(0));
    await settled();
    // The owner's mails count for the other spellings, so that the mailbox gets no more than before; so does the one
    // that waits.
    const all = Array.from({ length: 3 * mailsADay }, (_, nth) => to(nth));
    expect(await keysThat("queued")).toEqual([own, ...all.slice(0, mailsADay - 1)]);
    expect(await keysThat("dismissed")).toEqual(all.slice(mailsADay - 1));
    expect(
      new Set((await db.select().from(job).where(eq(job.state, "dismissed"))).map((each) => each.lastError)),
    ).toEqual(new Set(["limit"]));
    await db.execute(sql`update job set attempts = 1 where key = ${to(0)} and state = 'queued'`);
    await db.execute(
      sql`update job set created_at = created_at - interval '49 hours', run_at = now() where state = 'queued'`,
    );
    await vi.waitFor(async () => expect(await keysThat("queued")).toEqual([own, to(0)]), { timeout: 20_000 });
    await settled();
    expect(inbox()).toBe(mailsADay + 1);
  });

  test("a spelling without a plus waits before all with one, and what waits keeps its place", async () => {
    await start();
    const all = Array.from({ length: 2 * mailsADay }, (_, nth) => `victim+${nth}@gmail.com`);
    for (const key of [...all, "vic.tim@gmail.com", "victim+late@gmail.com"]) {
      await send(reset(), {}, key);
      await settled();
    }
    expect((await waiting()).map(({ key }) => key)).toEqual([...all.slice(mailsADay), "vic.tim@gmail.com"]);
  });

  test("when everybody got their hour's receipts, a reset and a link to one's own data still leave", async () => {
    await start({ ...strangerLimits, everybody: 1 });
    await send(receipt(0));
    await settled();
    await db.transaction((tx) => sendEmail(tx, receipt(0), { key: "somebody@else.example" }));
    await vi.waitFor(
      async () => expect(await db.select().from(jobQueue)).toMatchObject([{ queue: "mail", pauseReason: "limit" }]),
      { timeout: 20_000 },
    );
    expect(inbox()).toBe(1);
    await send(reset());
    await send(ownData());
    await settled();
    expect(inbox()).toBe(3);
  });

  test("to an address that wants no mail nothing is sent but what is about its own data, and nothing is left of it", async () => {
    suppressed.add(victim);
    await start();
    await send(receipt(0));
    await send(reset());
    await send(ownData());
    await vi.waitFor(async () => expect(await db.select().from(job)).toHaveLength(1), { timeout: 20_000 });
    await settled();
    expect(inbox()).toBe(1);
    expect(arrived("pass/privacy-link/")).toBe(1);
  });

  test("what an earlier version queued with the receipts leaves as well", async () => {
    const old = {
      ...emailJob(receipt(0), { key: victim }),
      data: { ...receipt(0).row, fullName: "FormValues Words" },
    };
    await enqueue(db, [old, newJob(emailQueues.other, reset().row, { key: victim })]);
    await start();
    await settled();
    expect(inbox()).toBe(2);
    expect(arrived("FormValues Words")).toBe(0);
    expect(await db.execute(sql`select 1 from job where state <> 'done'`)).toMatchObject({ rows: [] });
  });
});
