import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { emailSetting } from "../../e2e/emails.ts";
import { type SmtpPeer, startSmtpPeer } from "../../e2e/peers/smtp.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { timing } from "../../platform/jobs/timing.ts";
import type { Lang } from "../../platform/language/language.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { createMailer } from "../../platform/mail/mail.server.ts";
import { type Deliveries, startDeliveries } from "../delivery/deliveries.server.ts";
import { announceArticle, issuesOf, readerOfIssue } from "./issue.server.ts";
import { queueIssues } from "./queue-issues.server.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";

onBothEngines("an e-mail about an article", (open) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await open();
    db = database.db;
  });
  afterEach(() => database.close());

  async function subscribe(count: number, lang: Lang, more: Partial<typeof newsletterSubscription.$inferInsert> = {}) {
    const at = new Date(Date.now() - 60_000);
    await db.insert(newsletterSubscription).values(
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        email: `${randomUUID()}@startup.example`,
        lang,
        requestId: randomUUID(),
        confirmedAt: at,
        ...more,
      })),
    );
  }
  const queued = () => db.select({ key: job.key, data: job.data, queue: job.queue }).from(job);
  const keys = async () => (await queued()).map(({ key }) => key);

  test("goes once to each who has confirmed and not left, in their language, however often and wherever it is asked", async () => {
    await subscribe(450, "fr");
    await subscribe(3, "en");
    const past = new Date(Date.now() - 1_000);
    await subscribe(1, "fr", { confirmedAt: null });
    await subscribe(1, "fr", { unsubscribedAt: past });
    await subscribe(1, "fr", { bouncedAt: past });
    await announceArticle(db, 7, ["fr"]);
    await subscribe(1, "fr", { confirmedAt: new Date(Date.now() + 60_000) });
    await Promise.all([queueIssues(db), queueIssues(db)]);
    await queueIssues(db);
    expect(new Set(await keys()).size).toBe(450);
    expect(await queued()).toHaveLength(450);
    await announceArticle(db, 7, ["fr", "en"]);
    await queueIssues(db);
    expect(await queued()).toHaveLength(453);
    expect(await issuesOf(db, 7)).toMatchObject([
      { lang: "en", mails: 3 },
      { lang: "fr", mails: 450 },
    ]);
  });

  test("goes on where it was interrupted", async () => {
    await subscribe(250, "en");
    await announceArticle(db, 1, ["en"]);
    const broken = db.transaction(async (tx) => {
      await queueIssues(tx);
      throw new Error("the server dies");
    });
    await expect(broken).rejects.toThrow("dies");
    expect(await queued()).toEqual([]);
    await queueIssues(db);
    expect(await queued()).toHaveLength(250);
  });

  test("is not written to who leaves while it waits", async () => {
    await subscribe(1, "fr");
    await announceArticle(db, 3, ["fr"]);
    await queueIssues(db);
    const [waiting] = await queued();
    const about = waiting?.data as { issue: string; subscription: string };
    expect(await readerOfIssue(db, about)).toEqual({ postId: 3, lang: "fr" });
    await db.update(newsletterSubscription).set({ unsubscribedAt: sql`now()` });
    expect(await readerOfIssue(db, about)).toBeNull();
  });

  test("leaves with the way out in its headers, beside the limits of other mails, and a bounce is noted", async () => {
    const smtp: SmtpPeer = await startSmtpPeer();
    const bounced = async () =>
      (await db.select().from(newsletterEvent).where(eq(newsletterEvent.kind, "bounced"))).map(
        ({ subscriptionId }) => subscriptionId,
      );
    let deliveries: Deliveries | undefined;
    try {
      await subscribe(8, "fr");
      await announceArticle(db, 3, ["fr"]);
      await queueIssues(db);
      deliveries = await startDeliveries({
        database,
        log: createLog("silent"),
        crm: null,
        mail: {
          mailer: createMailer({ smtpUrl: smtp.url, from: "The Lab <lab@lab.example>", folder: "unused" }),
          ...emailSetting,
          limits: { day: 4, reserved: 1, hour: 1, everybody: 1 },
          context: {
            ...emailSetting.context,
            article: async (issue, subscription) => {
              const reader = await readerOfIssue(db, { issue, subscription });
              return (
                reader && {
                  lang: reader.lang,
                  title: "Sel et vignes",
                  excerpt: "Un extrait.",
                  minutes: 4,
                  read: "https://lab.example/blog/sel",
                }
              );
            },
          },
        },
        timing: { ...timing, idle: 20, firstRetry: 20 },
      });
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(8);
      const [message] = smtp.received;
      const header = (wanted: string) => message?.headers.find(([name]) => name === wanted)?.[1];
      expect(header("subject")).toBe("Sel et vignes");
      expect(header("list-unsubscribe")).toMatch(/^<https:\/\/lab\.example\/stop\/newsletter\/[\da-f-]{36}>$/);
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(new Set(smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(8);
      expect(await bounced()).toEqual([]);
      const [sent] = await queued();
      const preview = await deliveries.preview("newsletter-mail", sent?.data);
      expect(preview).toMatchObject({ subject: "Sel et vignes", text: expect.stringContaining("/blog/sel") });
      expect(preview?.text).not.toContain("/stop/");
      await smtp.set("550");
      await announceArticle(db, 4, ["fr"]);
      await queueIssues(db);
      await expect.poll(async () => new Set(await bounced()).size, { timeout: 20_000 }).toBe(8);
    } finally {
      await deliveries?.stop(1_000);
      await smtp.close();
    }
  });
});
