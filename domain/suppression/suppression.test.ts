import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { addressKey } from "../../platform/installation/address-key.table.ts";
import { checkSecret, sign } from "../../platform/installation/secret.server.ts";
import { takeInvitationMail } from "./invitation-mail.server.ts";
import {
  digestOf,
  isKindSuppressed,
  isSuppressed,
  liftKindSuppression,
  suppress,
  suppressKind,
} from "./suppression.server.ts";
import { suppression } from "./suppression.table.ts";

onBothEngines("digests of addresses", (open) => {
  test.each(["a secret as the site makes it, of 43 characters", "longer than a block is, ".repeat(4)])(
    "those made with the secret until now are found by the key that is made of it: %s",
    async (secret) => {
      const { db, close } = await open();
      await db.delete(addressKey);
      await db.insert(suppression).values({ digest: sign(secret, "erased-address", "ada@startup.example") });
      await checkSecret(db, secret);
      expect(await isSuppressed(db, "Ada@startup.example")).toBe(true);
      const [stored] = await db.select({ key: addressKey.key }).from(addressKey);
      expect(stored?.key).not.toContain(Buffer.from(secret).toString("base64url").slice(0, 12));
      await close();
    },
  );

  test("the key of a database stays when its secret becomes another", async () => {
    const { db, close } = await open();
    const before = await digestOf(db, "ada@startup.example");
    await checkSecret(db, "another secret than the one that its address key came from");
    expect(await digestOf(db, "ADA@startup.example")).toBe(before);
    await suppress(db, "ada@startup.example");
    expect(await isSuppressed(db, "bob@startup.example")).toBe(false);
    await close();
  });

  test("invitations count and stop by mailbox, however its address is written", async () => {
    const { db, close } = await open();
    await checkSecret(db, "a secret that this database is opened with");
    const now = new Date();
    const ways = [
      "le.on+a@gmail.com",
      "leon+b@gmail.com",
      "l.eon@googlemail.com",
      "leon@gmail.com",
      "leon+c@gmail.com",
    ];
    const mailed = (email: string, from: string, at = now) =>
      takeInvitationMail(db, { kind: "deck-invitation", from, email }, at);
    expect(await mailed("le.on@gmail.com", "one")).toBe(true);
    for (const email of ways) expect([email, await mailed(email, "one")]).toEqual([email, false]);
    for (const [email, from] of [
      ["leon@gmail.com", "two"],
      ["leon+x@gmail.com", "three"],
    ] as const)
      expect(await mailed(email, from)).toBe(true);
    for (const email of ways) expect([email, await mailed(email, "four")]).toEqual([email, false]);
    expect(await mailed("le.on@startup.example", "one")).toBe(true);
    expect(await mailed("leon@startup.example", "one")).toBe(true);

    await suppressKind(db, "deck-invitation", "zoe+lab@startup.example");
    expect(await mailed("zoe+other@startup.example", "one")).toBe(false);
    expect(await isKindSuppressed(db, "follow-invitation", "zoe+lab@startup.example")).toBe(false);
    await liftKindSuppression(db, "deck-invitation", "zoe@startup.example");
    expect(await mailed("zoe+other@startup.example", "one")).toBe(true);
    await close();
  });
});
