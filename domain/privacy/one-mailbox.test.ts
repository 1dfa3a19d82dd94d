import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { emailField, storedEmailField } from "../../platform/http/email-field.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { digestWith } from "../../platform/installation/keyed-digest.server.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { requestSubscription } from "../newsletter/subscribe.server.ts";
import { signIn } from "../person/sign-in.server.ts";
import { requestAccount } from "../person/sign-up.server.ts";
import { confirmSignUp } from "../person/confirm-sign-up.server.ts";
import { liftSuppression, isSuppressed } from "../suppression/suppression.server.ts";
import { suppression } from "../suppression/suppression.table.ts";
import { consentsOf } from "./consents.server.ts";
import { subjectOf } from "./subject.server.ts";
import { carryTombstones } from "./tombstone.server.ts";
import { withdraw } from "./withdraw.server.ts";

const secret = "a secret of this house";
const password = "galettes et cidre brut";
const browser = (address: string) => ({
  address,
  device: "a test",
  past: { signedInAs: new Map<string, string>(), signUps: [] },
});

onBothEngines("one mailbox, however a browser spells it", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("an account made with letters is entered with punycode, and its newsletter left with a third spelling", async () => {
    const { db } = database;
    const asked = await requestAccount(db, secret, {
      email: emailField.parse("Nolwenn@Crêperie.BZH"),
      ...{ firstName: "Nolwenn", lastName: "Le Goff", role: "founder", lang: "fr", requestedPlan: null, password },
      accepted: [{ purpose: "terms", version: 1, wording: "J’accepte", lang: "fr" }],
      address: "10.4.0.1",
    });
    if (asked.status !== "asked") throw new Error("limited");
    const here = browser("10.4.0.1");
    await confirmSignUp(db, asked.id, {
      browser: { ...here, past: { ...here.past, signUps: [asked.id] } },
      password,
    });
    const punycode = storedEmailField.parse("nolwenn@xn--crperie-kya.bzh");
    expect((await signIn(db, secret, { email: punycode, password, browser: browser("10.4.0.2") })).status).toBe(
      "opened",
    );

    const notice = { version: 1, wording: "Une lettre par mois" };
    const news = { lang: "fr" as const, address: "10.4.0.1", notice, spam: false };
    await requestSubscription(db, secret, { email: emailField.parse("NOLWENN@crêperie.bzh"), ...news });
    await requestSubscription(db, secret, { email: punycode, ...news });
    const theirs = eq(newsletterSubscription.email, punycode);
    expect(await db.$count(newsletterSubscription, theirs)).toBe(1);
    await db.update(newsletterSubscription).set({ confirmedAt: new Date() }).where(theirs);
    const email = storedEmailField.parse("Nolwenn@CRE\u0302PERIE.bzh");
    const asker = { email, lang: "fr" as const, via: "mail" as const, actor: null, address: "10.4.0.3" };
    expect((await consentsOf(db, email)).active).toEqual(["newsletter"]);
    expect(await withdraw(db, secret, asker, { what: "newsletter", wording: "Je me désabonne" })).toBe(true);
    const [left] = await db.select().from(newsletterSubscription).where(theirs);
    expect(left?.unsubscribedAt).toBeInstanceOf(Date);
    const subject = await subjectOf(db, "nolwenn@crêperie.bzh");
    expect([subject.people.length, subject.subscriptions.length]).toEqual([1, 1]);
  });

  test("who was erased under an address with letters stays so", async () => {
    const { db } = database;
    const digest = digestWith((await readAddressKey(db)) ?? "", "yann@crêperie.bzh");
    await db.insert(suppression).values({ digest });
    for (const spelling of ["Yann@Crêperie.bzh", "yann@xn--crperie-kya.bzh"])
      expect(await isSuppressed(db, spelling)).toBe(true);
    await liftSuppression(db, "yann@xn--crperie-kya.bzh");
    expect(await isSuppressed(db, "yann@crêperie.bzh")).toBe(false);

    const email = emailField.parse("yann@crêperie.bzh");
    await requestSubscription(db, secret, {
      ...{ email, lang: "fr", address: "10.4.0.4", notice: { version: 1, wording: "Une lettre" }, spam: false },
    });
    const eraseAgain = await carryTombstones(db, [{ digest, erasedAt: new Date("2026-11-02") }]);
    expect(await eraseAgain(new Date("2026-11-01"))).toBe(1);
    expect(await db.$count(newsletterSubscription, eq(newsletterSubscription.email, email))).toBe(0);
    expect(await isSuppressed(db, email)).toBe(true);
  });
});
