import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { CrmContact } from "../delivery/lead-deliveries.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Submission } from "../lead/submission.ts";
import { requestOfReceipt, type SubscriptionRequest } from "./newsletter.server.ts";
import { askForNews, requestSubscription } from "./subscribe.server.ts";
import { followLink, openLink } from "./follow-link.server.ts";
import { forgetNewsletterProofs, forgetUnconfirmed } from "./forget.server.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";
import { readToken, writeToken } from "./token.server.ts";
import { noteBounce } from "./bounce.server.ts";

const secret = "a secret of at least thirty-two characters";
const email = "ada@startup.example";
const wording = "By subscribing you agree.";

describe("a mailed token", () => {
  const id = "0b9f3c4e-7f3a-4d53-9c1e-0a1b2c3d4e5f";
  const token = writeToken(secret, "confirm", id);

  test("says whom it is about to nobody but us, for one purpose", () => {
    expect(readToken(secret, "confirm", token)).toBe(id);
    expect(readToken(secret, "unsubscribe", token)).toBeUndefined();
    expect(readToken("another secret of thirty-two characters", "confirm", token)).toBeUndefined();
  });

  test("cannot be made up or bent", () => {
    for (const bent of [
      "",
      "x",
      token.slice(1),
      `${token}A`,
      `A${token.slice(1)}`,
      token.toUpperCase(),
      "A".repeat(65),
    ])
      expect(readToken(secret, "confirm", bent)).toBeUndefined();
  });
});

onBothEngines("the newsletter", (open) => {
  let database: Database;
  let db: Db;
  let sender = 0;
  beforeEach(async () => {
    database = await open();
    db = database.db;
  });
  afterEach(() => database.close());

  async function ask(more: Partial<SubscriptionRequest> = {}) {
    sender += 1;
    const answer = await requestSubscription(db, secret, {
      email,
      lang: "fr",
      address: `10.0.0.${sender}`,
      notice: { version: 1, wording },
      spam: false,
      ...more,
    });
    if (answer.status !== "stored") throw new Error(answer.status);
    return answer.receipt;
  }
  const subscription = async () => (await db.select().from(newsletterSubscription))[0];
  const events = async () => db.select().from(newsletterEvent).orderBy(newsletterEvent.at);
  /** Marks all queued mails as sent, because the next mail to the same address would replace a queued one. */
  const allSent = () => db.update(job).set({ state: "done" });
  const mails = async () =>
    (await db.select().from(job).orderBy(job.seq)).flatMap(({ key, data }) => {
      const { letter, lang } = data as { letter?: string; lang: string };
      return letter?.startsWith("placeholder") ? [] : [[key, letter, lang]];
    });
  const confirmToken = async () => writeToken(secret, "confirm", (await subscription())?.requestId ?? "");
  const leaveToken = async () => writeToken(secret, "unsubscribe", (await subscription())?.id ?? "");
  const confirm = async () => followLink(db, secret, "confirm", await confirmToken(), "10.9.9.9");
  const leave = async () => followLink(db, secret, "unsubscribe", await leaveToken(), "10.9.9.9");
  const ages = (days: number) =>
    db.execute(sql`update ${newsletterSubscription} set requested_at = requested_at - ${days}::int * interval '1 day'`);
  const status = async () => (await openLink(db, secret, "unsubscribe", await leaveToken()))?.status;

  test("a ticked box of a form counts once its address has confirmed it, and leaving ends it; one left alone ends nothing", async () => {
    const send = (given: boolean, more: Partial<Submission> = {}) =>
      submitLead(db, secret, {
        form: "simulator",
        key: undefined,
        email,
        lang: "fr",
        payload: { companyName: "ACME", monthlyRevenue: "1 000", projectedRevenue: (sender += 1), growthMultiple: 4 },
        consents: [{ purpose: "marketing", version: 1, wording: "News", given }],
        source: { page: "/" },
        address: `10.1.0.${sender}`,
        notify: "",
        spam: false,
        askForNews,
        ...more,
      });
    const syncedConsents = async () =>
      (await db.select().from(job).where(eq(job.queue, "crm")).orderBy(job.seq)).map(({ data }) =>
        new Map((data as CrmContact).fields).get("marketingConsent"),
      );
    await send(true, { spam: true, email: "bob@startup.example" });
    expect(await subscription()).toBeUndefined();
    await send(true);
    expect(await mails()).toContainEqual([email, "newsletter-confirm", "fr"]);
    expect(await events()).toMatchObject([{ kind: "requested", wording: "News" }]);
    expect(await syncedConsents()).toEqual(["asked"]);
    await confirm();
    expect(await syncedConsents()).toEqual(["asked", "yes"]);
    await send(false);
    await send(true);
    expect(await syncedConsents()).toEqual(["asked", "yes", undefined, "yes"]);
    expect(await events()).toHaveLength(2);
    await followLink(db, secret, "unsubscribe", await leaveToken(), "10.9.9.9");
    expect(await syncedConsents()).toEqual(["asked", "yes", undefined, "yes", "no"]);
  });

  test("an address that has not confirmed gets one message, however often it is entered", async () => {
    await Promise.all([ask(), ask()]);
    await ask({ lang: "en" });
    expect(await mails()).toEqual([[email, "newsletter-confirm", "fr"]]);
    expect(await events()).toHaveLength(3);
    expect((await subscription())?.confirmedAt).toBeNull();
  });

  test("opening the link changes nothing; following it confirms once, with proof, and says welcome", async () => {
    await ask();
    const token = await confirmToken();
    for (let times = 0; times < 3; times += 1)
      expect(await openLink(db, secret, "confirm", token)).toMatchObject({ status: "waiting" });
    expect((await subscription())?.confirmedAt).toBeNull();
    await Promise.all([confirm(), confirm()]);
    await confirm();
    expect(await openLink(db, secret, "confirm", token)).toMatchObject({ status: "subscribed" });
    expect((await mails()).map(([, letter]) => letter)).toEqual(["newsletter-confirm", "newsletter-welcome"]);
    const [requested, confirmed, ...others] = await events();
    expect(others).toEqual([]);
    expect(requested).toMatchObject({ kind: "requested", lang: "fr", noticeVersion: "1", wording });
    expect(confirmed).toMatchObject({ kind: "confirmed", lang: "fr" });
    for (const event of [requested, confirmed]) {
      expect(event?.at).toBeInstanceOf(Date);
      expect(event?.addressDigest).toMatch(/^[\w-]{43}$/);
    }
    expect(JSON.stringify(await events())).not.toMatch(/10\.\d+\.0/);
    expect(JSON.stringify([await events(), await db.select().from(job)])).not.toContain(token);
  });

  test("who is subscribed and asks again is told so, and stays subscribed", async () => {
    await ask();
    await confirm();
    await ask({ lang: "en" });
    expect((await mails()).at(-1)).toEqual([email, "newsletter-known", "fr"]);
    expect(await status()).toBe("subscribed");
  });

  test("who leaves has left at once and may come back; the former link confirms nothing any more", async () => {
    await ask();
    await confirm();
    const former = await confirmToken();
    await leave();
    await leave();
    expect(await status()).toBe("left");
    await followLink(db, secret, "confirm", former, "10.9.9.9");
    expect(await status()).toBe("left");
    await ask();
    expect(await status()).toBe("waiting");
    expect(await openLink(db, secret, "confirm", former)).toBeUndefined();
    await confirm();
    expect(await status()).toBe("subscribed");
    expect((await events()).map(({ kind }) => kind)).toEqual([
      "requested",
      "confirmed",
      "unsubscribed",
      "requested",
      "confirmed",
    ]);
  });

  test("who never asked can refuse by the same link", async () => {
    await ask();
    const token = await confirmToken();
    await leave();
    await followLink(db, secret, "confirm", token, "10.9.9.9");
    expect(await status()).toBe("left");
  });

  test("unconfirmed addresses are deleted after 30 days with all that was noted of them, confirmed ones stay", async () => {
    await ask();
    await ask({ email: "bob@startup.example", spam: true });
    await ages(29);
    expect(await forgetUnconfirmed(db)).toBe(0);
    await ages(2);
    const token = await confirmToken();
    await followLink(db, secret, "confirm", token, "10.9.9.9");
    expect((await subscription())?.confirmedAt).toBeNull();
    expect(await forgetUnconfirmed(db)).toBe(1);
    expect((await events()).map(({ subscriptionId }) => subscriptionId)).toEqual([null]);
    await db.execute(sql`update ${newsletterEvent} set at = at - interval '31 days'`);
    await forgetUnconfirmed(db);
    expect(await events()).toEqual([]);
    await ask();
    await confirm();
    await ages(400);
    expect(await forgetUnconfirmed(db)).toBe(0);
    await leave();
    expect(await forgetNewsletterProofs(db)).toBe(0);
    await db.execute(
      sql`update ${newsletterSubscription} set unsubscribed_at = now() - interval '61 months', requested_at = now() - interval '62 months'`,
    );
    expect(await forgetNewsletterProofs(db)).toBe(1);
    expect(await events()).toEqual([]);
  });

  test("a request that ran out can be made again", async () => {
    await ask();
    await allSent();
    await ages(31);
    await ask();
    expect(await mails()).toHaveLength(2);
    await confirm();
    expect(await status()).toBe("subscribed");
  });

  test("a mail that cannot arrive is noted", async () => {
    await ask();
    const id = (await subscription())?.id ?? "";
    await noteBounce(db, id, "status 550");
    expect((await subscription())?.bouncedAt).toBeInstanceOf(Date);
    expect((await events()).at(-1)).toMatchObject({ kind: "bounced", reason: "status 550" });
    await confirm();
    expect((await subscription())?.bouncedAt).toBeNull();
    await noteBounce(db, crypto.randomUUID(), "status 550");
  });

  test("whose confirmation was refused and asks again gets another", async () => {
    await ask();
    await allSent();
    await noteBounce(db, (await subscription())?.id ?? "", "status 550");
    await ask();
    await ask();
    expect((await mails()).map(([, letter]) => letter)).toEqual(["newsletter-confirm", "newsletter-confirm"]);
    await confirm();
    expect(await status()).toBe("subscribed");
  });

  test("a reader out of reach who asks again confirms again before e-mails go on, and can leave meanwhile", async () => {
    await ask();
    await confirm();
    const former = await confirmToken();
    await allSent();
    await noteBounce(db, (await subscription())?.id ?? "", "status 550");
    expect(await status()).toBe("subscribed");
    expect(await openLink(db, secret, "confirm", former)).toBeUndefined();
    await ask();
    expect((await mails()).at(-1)).toEqual([email, "newsletter-confirm", "fr"]);
    expect(await status()).toBe("waiting");
    await confirm();
    expect((await subscription())?.bouncedAt).toBeNull();
    await noteBounce(db, (await subscription())?.id ?? "", "status 550");
    await leave();
    expect(await status()).toBe("left");
  });

  test("a receipt tells of its own request, whoever else has asked", async () => {
    const receipts = [await ask(), await ask()];
    const found = await Promise.all(receipts.map((receipt) => requestOfReceipt(db, receipt)));
    expect(new Set(found.map((each) => each?.id)).size).toBe(2);
    expect(found.map((each) => each?.spam)).toEqual([false, false]);
    expect(await requestOfReceipt(db, "A".repeat(22))).toBeUndefined();
  });

  test("a program gets a receipt and nothing else", async () => {
    const receipt = await ask({ spam: true });
    expect((await requestOfReceipt(db, receipt))?.spam).toBe(true);
    expect([await mails(), await subscription()]).toEqual([[], undefined]);
  });

  test("too many requests for one address on a network, or from one network, are refused and leave nothing", async () => {
    for (let times = 0; times < 3; times += 1) await ask({ address: "10.1.1.1" });
    const refused = { email, lang: "fr" as const, notice: { version: 1, wording }, spam: false };
    expect(await requestSubscription(db, secret, { ...refused, address: "10.1.1.1" })).toMatchObject({
      status: "limited",
    });
    for (let times = 0; times < 120; times += 1) await ask({ email: `a${times}@x.example`, address: "10.2.2.2" });
    // The limit recovers one request every five seconds, so the test repeats until a request is refused.
    let late = 0;
    await vi.waitFor(async () => {
      const more = { ...refused, email: `c${(late += 1)}@x.example`, address: "10.2.2.2" };
      expect(await requestSubscription(db, secret, more)).toMatchObject({ status: "limited" });
    }, 30_000);
    expect(await events()).toHaveLength(122 + late);
  });
});
