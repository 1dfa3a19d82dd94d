import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { credential } from "../person/account.table.ts";
import { createPerson } from "../person/person.server.ts";
import { signIn } from "../person/sign-in.server.ts";
import { auditEntry } from "./audit.table.ts";

onBothEngines("wrong passwords in the audit log", (open) => {
  let database: Database;
  let id = "";
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const ada = { email: "ada@b.test", firstName: "Ada", lastName: "Sel", role: "founder", lang: "fr" } as const;
    id = (await createPerson(db, ada)) ?? "";
    await db.insert(credential).values({ personId: id, hash: await hashPassword("the right one, and long") });
  });
  afterAll(() => database.close());

  const noted = async () =>
    (await database.db.select().from(auditEntry).orderBy(auditEntry.id)).map(
      ({ action, result, objectId, address }) => [action, result, objectId, address],
    );
  const tried = async (email: string, address: string, times = 1) => {
    for (let each = 0; each < times; each += 1)
      await signIn(database.db, "secret", {
        email,
        password: "wrong",
        browser: { address, device: "", past: { signedInAs: new Map<string, string>(), signUps: [] } },
      });
  };

  test("a run of them is one row for an account and an address, and one for what has no account", async () => {
    await tried("ada@b.test", "10.0.0.1", 4);
    await tried("ada@b.test", "10.0.0.2", 2);
    await tried("nobody@b.test", "10.0.0.1", 2);
    await tried("somebody@b.test", "10.0.0.1", 2);
    expect(await noted()).toEqual([
      ["sign-in", "refused", id, "10.0.0.1"],
      ["sign-in", "refused", id, "10.0.0.2"],
      ["sign-in", "refused", null, "10.0.0.1"],
    ]);
  });

  test("guesses from ever new addresses do not fill it", async () => {
    for (let address = 0; address < 25; address += 1) await tried(`n${address}@b.test`, `10.0.1.${address}`);
    expect((await noted()).filter(([, , objectId]) => objectId === null)).toHaveLength(20);
  });
});
