import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { migrationsFolder } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { privacyLink } from "./privacy.table.ts";

const [file = ""] = globSync(`${migrationsFolder}/*_email_key.sql`);
const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");

const addresses = [
  "zoé@crêperie.bzh",
  "a@straße.de",
  "a@почта.рф",
  "a@例え.テスト",
  "a@bücher-für-übermorgen.example",
  "o'neil@ελλάς.gr",
  "a@xn--crperie-kya.bzh",
  "zoé@exemple.fr",
  "a@ﬁn.café.fr",
];

onBothEngines("addresses that were stored with letters", (open) => {
  test("become their key; of two rows for one mailbox the older spelling gets no newsletter", async () => {
    const { db, close } = await open();
    const expiresAt = new Date();
    await db.insert(privacyLink).values(addresses.map((email) => ({ id: randomUUID(), email, expiresAt })));
    const by = "newsletter" as const;
    const subscribe = (email: string) =>
      ({ id: randomUUID(), email, lang: "fr", requestId: randomUUID(), confirmedAt: expiresAt }) as const;
    await db.insert(newsletterSubscription).values(["a@é.fr", "a@xn--9ca.fr", "b@é.fr", "é@exemple.fr"].map(subscribe));
    const [early, late] = [new Date("2026-01-02"), new Date("2026-03-04")];
    await db.insert(confirmedAddress).values([
      { email: "a@é.fr", by, confirmedAt: late },
      { email: "a@xn--9ca.fr", by, confirmedAt: early },
      { email: "é@exemple.fr", by, confirmedAt: early },
    ]);
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    const links = await db.select({ email: privacyLink.email }).from(privacyLink);
    expect(links.map(({ email }) => email).toSorted()).toEqual(addresses.map(emailKey).toSorted());
    const kept = await db.select().from(newsletterSubscription).orderBy(asc(newsletterSubscription.email));
    expect(Object.fromEntries(kept.map(({ email, unsubscribedAt }) => [email, unsubscribedAt === null]))).toEqual({
      "a@é.fr": false,
      "a@xn--9ca.fr": true,
      "b@xn--9ca.fr": true,
      "é@exemple.fr": true,
    });
    const confirmed = await db.select().from(confirmedAddress).orderBy(asc(confirmedAddress.confirmedAt));
    expect(confirmed.map(({ email, confirmedAt }) => [email, confirmedAt])).toEqual([
      ["é@exemple.fr", early],
      ["a@xn--9ca.fr", late],
    ]);
    await close();
  });
});
