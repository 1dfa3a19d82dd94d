import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailSetting } from "../../e2e/emails.ts";
import { type SmtpPeer, startSmtpPeer } from "../../e2e/peers/smtp.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { timing } from "../../platform/jobs/timing.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { queueDueMails } from "./due-mails.server.ts";
import {
  daysDone,
  findGuide,
  markDay,
  readerOf,
  resumeMails,
  startGuide,
  stopMails,
  wantMails,
} from "./guide.server.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { guide } from "./guide.table.ts";
import { dayAfter } from "./schedule.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { MailSetting } from "../delivery/mail-work.server.ts";
import { type Deliveries, startDeliveries } from "../delivery/deliveries.server.ts";

const secret = "a secret for the tests of this file";
const quick = { ...timing, firstRetry: 40, longestRetry: 400, firstPause: 60, longestPause: 300, idle: 50 };
let people = 0;

onBothEngines("the guide's mails", (open) => {
  let database: Database;
  let db: Db;
  let smtp: SmtpPeer;
  let deliveries: Deliveries;

  const start = async (guideWait?: MailSetting["guideWait"]) => {
    deliveries = await startDeliveries({
      database,
      log: createLog("silent"),
      crm: null,
      mail: {
        mailer: createMailer({ smtpUrl: smtp.url, from: "The Lab <lab@lab.example>", folder: "unused" }),
        ...emailSetting,
        context: {
          ...emailSetting.context,
          async guideDay(id, day) {
            const reader = await readerOf(db, id, day);
            if (!reader) return null;
            const { lang } = reader;
            return {
              lang,
              day,
              title: `Title ${day}`,
              aim: "Aim.",
              minutes: 30,
              read: `https://lab.example/guide/${id}/${day}`,
            };
          },
        },
        ...(guideWait && { guideWait }),
      },
      timing: quick,
    });
  };
  beforeEach(async () => {
    [database, smtp] = await Promise.all([open(), startSmtpPeer()]);
    db = database.db;
    await start();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await deliveries.stop(1_000);
    await Promise.all([database.close(), smtp.close()]);
  });

  const newEmail = () => `reader${(people += 1)}@startup.example`;
  const ask = (email: string, more: Record<string, string> = {}) =>
    submitLead(db, secret, {
      form: "guide",
      key: undefined,
      email,
      lang: "en",
      payload: { firstName: "Zoé", lastName: "Étang", fullName: "Zoé Étang", ...more },
      consents: [{ purpose: "notice", version: 1, wording: "What it is for", given: true }],
      source: {},
      address: `10.0.0.${people}`,
      notify: "",
      spam: false,
      begin: startGuide,
    });
  const guideOf = async (email: string) => {
    const [row] = await db.select().from(guide).where(eq(guide.email, email));
    if (!row) throw new Error("No guide");
    return row;
  };
  const idle = () =>
    vi.waitFor(
      async () =>
        expect(
          (await db.select({ queue: job.queue }).from(job).where(eq(job.state, "queued"))).filter(
            ({ queue }) => queue !== "crm",
          ),
        ).toEqual([]),
      { timeout: 20_000, interval: 20 },
    );
  const subjectOf = (headers: [string, string][]) => headers.find(([name]) => name === "subject")?.[1] ?? "";
  const subjects = (email: string) =>
    smtp.received.filter(({ recipients }) => recipients[0] === email).map(({ headers }) => subjectOf(headers));
  const dayMails = (email: string) => subjects(email).map((subject) => Number(/^Day (\d+) of 30/.exec(subject)?.[1]));
  /** 08:30 UTC, which is within the sending hours in Paris in both summer and winter. */
  const morning = (day: string) => new Date(`${day}T08:30:00Z`);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const press = async (email: string) => wantMails(db, await guideOf(email));
  const begunOn = async (email: string, day: string) => {
    await db
      .update(guide)
      .set({ nextOn: dayAfter(day) })
      .where(eq(guide.email, email));
    await press(email);
  };

  test("arrive on thirty consecutive days over both changes of the clocks, once each, through restarts and two servers", async () => {
    const [spring, autumn] = [newEmail(), newEmail()];
    await Promise.all([ask(spring), ask(autumn)]);
    await idle();
    for (const [email, first] of [
      [spring, "2027-03-14"],
      [autumn, "2027-10-15"],
    ] as const) {
      await begunOn(email, first);
      await stopMails(db, (await guideOf(email === spring ? autumn : spring)).id);
      await resumeMails(db, (await guideOf(email)).id);
      let today: string = first;
      const arrivedOn = new Map<number, string>([[1, first]]);
      for (let round = 2; round <= 33; round += 1) {
        today = dayAfter(today);
        const before = dayMails(email).length;
        await queueDueMails(db, new Date(`${today}T04:30:00Z`));
        await idle();
        expect(dayMails(email)).toHaveLength(before);
        await Promise.all([
          queueDueMails(db, morning(today)),
          queueDueMails(db, morning(today)),
          queueDueMails(db, morning(today)),
        ]);
        if (round % 7 === 0) {
          await deliveries.stop(0);
          await start();
        }
        await idle();
        await queueDueMails(db, new Date(`${today}T15:00:00Z`));
        await idle();
        for (const day of dayMails(email).slice(before)) arrivedOn.set(day, today);
      }
      expect(dayMails(email)).toEqual(upTo(30));
      const days = [...arrivedOn.values()];
      for (const [index, day] of days.entries()) if (index > 0) expect(day).toBe(dayAfter(days[index - 1] ?? ""));
    }
  }, 120_000);

  test("are one until somebody presses the button under day 1: who typed another's address brings them one mail, without a word of theirs", async () => {
    const email = newEmail();
    await ask(email, { firstName: "Buy at evil.example", lastName: "Now" });
    await idle();
    const day = (nth: number) => new Date(Date.parse(morning("2027-03-01").toISOString()) + nth * 86_400_000);
    for (let nth = 0; nth < 40; nth += 1) await queueDueMails(db, day(nth));
    await ask(email, { message: "Again" });
    await idle();
    expect(dayMails(email).filter((each) => !Number.isNaN(each))).toEqual([1]);
    const own = smtp.received.filter(({ recipients }) => recipients[0] === email);
    expect(own.map(({ body }) => body).join()).not.toMatch(/evil|Now/);
    expect(await findGuide(db, (await guideOf(email)).id)).toMatchObject({ wanted: false, nextDay: 2 });

    await press(email);
    await press(email);
    expect(await db.select().from(confirmedAddress).where(eq(confirmedAddress.email, email))).toMatchObject([
      { by: "guide" },
    ]);
    await queueDueMails(db, day(41));
    await queueDueMails(db, day(41));
    await idle();
    expect(dayMails(email)).toContain(2);
    expect(await findGuide(db, (await guideOf(email)).id)).toMatchObject({ wanted: true, nextDay: 3 });
  });

  test("go on for whoever got day 2 before anybody was asked for a click", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    await db.update(guide).set({ nextDay: 3, nextOn: "2027-03-02" }).where(eq(guide.email, email));
    await queueDueMails(db, morning("2027-03-02"));
    await idle();
    expect(dayMails(email)).toEqual([1, 3]);
  });

  test("stop at once, what was queued included, and go on with the day that would have come", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    await begunOn(email, "2027-03-01");
    const { id } = await guideOf(email);
    await queueDueMails(db, morning("2027-03-02"));
    await idle();
    await deliveries.stop(0);
    await queueDueMails(db, morning("2027-03-03"));
    await stopMails(db, id);
    await stopMails(db, id);
    await start();
    await idle();
    for (const day of ["2027-03-04", "2027-03-05"]) await queueDueMails(db, morning(day));
    await idle();
    expect(dayMails(email)).toEqual([1, 2]);
    expect(await findGuide(db, id)).toMatchObject({ stopped: true, nextDay: 3 });

    await resumeMails(db, id);
    await resumeMails(db, id);
    for (const day of ["2027-03-08", "2027-03-08", "2027-03-09"]) {
      await queueDueMails(db, morning(day));
      await idle();
    }
    expect(dayMails(email)).toEqual([1, 2, 3, 4]);
  });

  test("wait for the one before while the mail server is away: never two at once, never out of order", async () => {
    const email = newEmail();
    await smtp.set("down");
    await ask(email);
    await begunOn(email, "2027-03-01");
    for (const day of ["2027-03-02", "2027-03-03", "2027-03-04"]) await queueDueMails(db, morning(day));
    await smtp.set("ok");
    await idle();
    expect(dayMails(email)).toEqual([1]);
    for (const day of ["2027-03-05", "2027-03-05", "2027-03-06"]) {
      await queueDueMails(db, morning(day));
      await idle();
    }
    expect(dayMails(email)).toEqual([1, 2, 3]);
  });

  test("held up for a day, is the mail of the day on which it comes", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    await press(email);
    const today = parisDay(new Date());
    await db.update(guide).set({ nextOn: today }).where(eq(guide.email, email));
    await queueDueMails(db, morning(today));
    await idle();
    expect(dayMails(email)).toEqual([1]);
    expect((await guideOf(email)).nextOn).toBe(dayAfter(today));
    await queueDueMails(db, morning(dayAfter(today)));
    await idle();
    expect(dayMails(email)).toEqual([1, 2]);
  });

  test("held up until the evening, waits for the morning", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    let wait = 3_600_000;
    await deliveries.stop(0);
    await start(() => wait);
    await begunOn(email, "2027-03-01");
    await queueDueMails(db, morning("2027-03-02"));
    const { id } = await guideOf(email);
    const held = async () => (await db.select().from(job).where(eq(job.subject, id)))[0];
    await vi.waitFor(async () => expect((await held())?.lastError).toBe("hour"), { timeout: 20_000, interval: 20 });
    expect((await held())?.attempts).toBe(0);
    expect(dayMails(email)).toEqual([1]);
    wait = 0;
    await db
      .update(job)
      .set({ runAt: sql`now()` })
      .where(eq(job.subject, id));
    await idle();
    expect(dayMails(email)).toEqual([1, 2]);
  });

  test("after days without a server, go on one a day; after a clock that was a year ahead, tomorrow", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    await begunOn(email, "2027-03-01");
    for (const day of ["2027-03-06", "2027-03-06", "2027-03-07", "2028-03-07", "2027-03-07", "2027-03-08"]) {
      await queueDueMails(db, morning(day));
      await idle();
    }
    expect(dayMails(email)).toEqual([1, 2, 3, 4, 5]);
  });

  test("are one guide for one address: asking again brings the way back, and changes nothing else", async () => {
    const email = newEmail();
    await ask(email);
    await ask(email);
    await idle();
    const { id } = await guideOf(email);
    await markDay(db, id, 1, true);
    await markDay(db, id, 2, true);
    await markDay(db, id, 1, true);
    await markDay(db, id, 2, false);
    await stopMails(db, id);
    await ask(email, { message: "Again" });
    await idle();
    expect(subjects(email)).toEqual(["Day 1 of 30: Title 1", "Your link to the 30-day guide"]);
    expect((await guideOf(email)).id).toBe(id);
    expect(await findGuide(db, id)).toMatchObject({ stopped: true });
    expect(await daysDone(db, id)).toEqual([1]);
  });

  test("tell mail programs where to stop", async () => {
    const email = newEmail();
    await ask(email);
    await idle();
    const { id } = await guideOf(email);
    const headers = new Map(smtp.received.find(({ recipients }) => recipients[0] === email)?.headers);
    expect(headers.get("list-unsubscribe")).toBe(`<https://lab.example/stop/guide/${id}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });
});
