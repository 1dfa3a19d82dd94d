import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { NotInPlan } from "../audit/not-allowed.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { runRetention } from "../privacy/retention.server.ts";
import { acceptAgreement, agreementInMail, agreementText, lastAgreement } from "./agreement.server.ts";
import { deckAgreement, deckAgreementAccepted } from "./agreement.table.ts";
import { uploadDeck } from "./deck.server.ts";
import { drawNext } from "./draw.server.ts";
import { liveLink } from "./link-access.server.ts";
import { deckLink } from "./link.table.ts";
import { shareAgain } from "./share-again.server.ts";
import { cutLink, readLinks, shareDeck } from "./share.server.ts";

const founder = signedIn("founder", "accord");
const email = "ana@fonds.example";
const ownData = { crm: false, forgetEmails: async () => {}, note: async () => {} };
const by = { name: "Ana Ruiz", address: "192.0.2.5", lang: "fr" } as const;

onBothEngines("the agreement of a link", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await aPerson(database.db, "founder", { id: "accord", email: "accord@sea.example" });
    await grant("visible");
    await uploadDeck(database.db, founder, {
      name: "d.pdf",
      read: () => Promise.resolve(samplePdf({ pages: [written("Cargo")] })),
    });
    await drawNext(database.db);
  });
  afterAll(() => database.close());

  const give = (agreement?: string) =>
    shareDeck(database.db, founder, { email, lang: "fr", days: 30, watermark: true, ...(agreement && { agreement }) });
  const grant = (plan: "visible" | "elite") =>
    database.db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: "accord", plan, startsOn: "2020-01-01" },
      ...{ reason: "Agreed", grantedBy: "phare" },
    });
  async function link() {
    const [given] = await readLinks(database.db, founder);
    const live = await liveLink(database.db, given?.id);
    if (!given || !live) throw new Error("The link opens nothing");
    return { ...live, accepted: given.accepted };
  }
  const mails = async () =>
    (await database.db.select().from(job)).filter(
      ({ data }) => (data as { letter: string }).letter === "deck-agreement",
    );

  test("is accepted once however often it is pressed, and asked for again by another text alone", async () => {
    await expect(give("I keep it.")).rejects.toThrow(NotInPlan);
    await grant("elite");
    await give("I keep it.");
    const first = await link();
    expect(first.mustAccept).toBe(true);
    const shown = await agreementText(database.db, first.id);
    expect(shown).toMatchObject({ text: "I keep it.", lang: "fr" });
    const pressed = await Promise.all(
      Array.from({ length: 8 }, (_, at) => acceptAgreement(database.db, first, { ...by, name: `Ana ${at}` })),
    );
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set(["accepted"]));
    expect(await database.db.$count(deckAgreementAccepted)).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect(await link()).toMatchObject({ mustAccept: false, accepted: { name: expect.stringMatching(/^Ana \d$/) } });
    const [kept] = await database.db.select().from(deckAgreement);
    const signer = "Ana ".repeat(30).trim();
    await database.db.update(deckAgreementAccepted).set({ name: signer });
    expect(await agreementInMail(database.db, kept?.id ?? "", first.id)).toMatchObject({
      ...{ email, text: "I keep it.", name: signer },
    });

    await give("I keep it.");
    expect([(await link()).mustAccept, await database.db.$count(deckAgreement)]).toEqual([false, 1]);
    await give("I burn it.");
    expect([(await link()).mustAccept, await lastAgreement(database.db, "accord")]).toEqual([true, "I burn it."]);
    const stale = await acceptAgreement(database.db, await link(), { ...by, shown: shown?.id });
    expect([stale.status, (await link()).mustAccept]).toEqual(["changed", true]);
    await cutLink(database.db, founder, first.id);
    await give();
    expect([(await link()).mustAccept, await database.db.$count(deckAgreementAccepted)]).toEqual([false, 1]);
    expect((await acceptAgreement(database.db, await link(), by)).status).toBe("gone");
    for (let times = 0; times < 9; times += 1) await acceptAgreement(database.db, await link(), by);
    expect((await acceptAgreement(database.db, await link(), by)).status).toBe("limited");
  });

  test("outlives its link for five years, and goes then", async () => {
    const { id } = await link();
    await cutLink(database.db, founder, id);
    const months = (count: number) => new Date(Date.now() - count * 31 * 24 * 3_600_000);
    const [, later] = await database.db.select().from(deckAgreement).orderBy(deckAgreement.at);
    await database.db.update(deckAgreement).set({ at: months(61) });
    await database.db.update(deckAgreementAccepted).set({ at: months(61) });
    await database.db
      .insert(deckAgreementAccepted)
      .values({ agreement: later?.id ?? "", founder: "accord", email, name: "Ana Ruiz", at: months(57) });
    await runRetention(database.db, createLog("silent"), ownData);
    expect(await database.db.select().from(deckAgreementAccepted)).toMatchObject([{ agreement: later?.id }]);
    expect(await database.db.select().from(deckAgreement)).toMatchObject([{ id: later?.id }]);
  });

  test("stays on a live link that is shared or sent again, with and after the plan, until the link is revoked", async () => {
    const { db } = database;
    const to = { email: "lou@fonds.example", lang: "fr", days: 30, watermark: true } as const;
    const share = (agreement?: string) => shareDeck(db, founder, { ...to, ...(agreement && { agreement }) });
    const first = await share("In confidence.");
    const id = first.status === "shared" ? first.id : "";
    const mustAccept = async () => (await liveLink(db, id))?.mustAccept;
    expect(await share()).toEqual({ status: "shared", id, keepsAgreement: true });
    expect(await mustAccept()).toBe(true);
    await db.delete(planGrant).where(eq(planGrant.plan, "elite"));
    expect(await share()).toEqual({ status: "shared", id, keepsAgreement: true });
    expect(await share("In confidence.")).toEqual({ status: "shared", id });
    await expect(share("Another text.")).rejects.toThrow(NotInPlan);
    const again = (which: "resend" | "reopen") => shareAgain(db, founder, { id, lang: "fr", which });
    expect(await again("resend")).toEqual({ status: "shared", id });
    expect(await mustAccept()).toBe(true);
    await cutLink(db, founder, id);
    const reopened = await again("reopen");
    expect(reopened.status === "shared" && (await liveLink(db, reopened.id))?.mustAccept).toBe(true);
    if (reopened.status === "shared") await cutLink(db, founder, reopened.id);
    const plain = await share();
    expect(plain.status === "shared" && (await liveLink(db, plain.id))?.mustAccept).toBe(false);
    // A page opened before still offers to reopen the earlier link, which must not change the live one.
    await again("reopen");
    expect(plain.status === "shared" && (await liveLink(db, plain.id))?.mustAccept).toBe(false);
    if (plain.status === "shared") await cutLink(db, founder, plain.id);
  });

  test("stays on the next link when its link has ended by itself, but not when its link was revoked", async () => {
    const { db } = database;
    await grant("elite");
    const to = { email: "mia@fonds.example", lang: "fr", days: 30, watermark: true } as const;
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const share = async (now: Date, agreement?: string) => {
      const shared = await shareDeck(db, founder, { ...to, ...(agreement && { agreement }) }, now);
      const id = shared.status === "shared" ? shared.id : "";
      const [link] = await db.select().from(deckLink).where(eq(deckLink.id, id));
      return { id, keeps: "keepsAgreement" in shared, agreement: link?.agreement ?? null };
    };
    const first = await share(days(0), "In confidence.");
    const second = await share(days(40));
    expect([second.keeps, second.agreement]).toEqual([true, first.agreement]);
    expect(second.id).not.toBe(first.id);
    await cutLink(db, founder, second.id, days(41));
    expect(await share(days(42))).toMatchObject({ keeps: false, agreement: null });
    expect(await share(days(80))).toMatchObject({ keeps: false, agreement: null });
  });
});
