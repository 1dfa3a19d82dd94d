import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { addressKey } from "../../platform/installation/address-key.table.ts";
import { checkSecret, sign } from "../../platform/installation/secret.server.ts";
import { digestOf, isSuppressed, suppress } from "./suppression.server.ts";
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
});
