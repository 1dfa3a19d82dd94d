import { argon2Sync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { hashPassword, isPassword } from "../../platform/auth/password-hash.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { credential } from "./account.table.ts";
import { createPerson } from "./person.server.ts";
import { signIn } from "./sign-in.server.ts";

const password = "flamants roses et sel";
const encoded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

function cheapHash() {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", { message: Buffer.from(password), nonce, ...cost });
  return `$argon2id$v=19$m=1024,t=1,p=1$${encoded(nonce)}$${encoded(tag)}`;
}

onBothEngines("a hash of another cost", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("is renewed by the right password alone, and stays as it is when its cost is today’s", async () => {
    const { db } = database;
    const email = "ada@b.test";
    const personId = await createPerson(db, { email, firstName: "Ada", lastName: "Sel", role: "founder", lang: "fr" });
    if (!personId) throw new Error("An e-mail made up twice");
    const cheap = cheapHash();
    await db.insert(credential).values({ personId, hash: cheap });
    const stored = async () => (await db.select().from(credential).where(eq(credential.personId, personId)))[0];
    const before = await stored();
    const enter = (given: string) =>
      signIn(db, "secret", {
        email,
        password: given,
        browser: { address: "10.0.0.1", device: "", past: { signedInAs: new Map<string, string>(), signUps: [] } },
      });
    expect(await enter("something else entirely")).toEqual({ status: "wrong" });
    expect((await stored())?.hash).toBe(cheap);
    expect(await enter(password)).toMatchObject({ status: "opened" });
    const renewed = await stored();
    const costOf = (hash = "") => hash.split("$").slice(0, 4);
    expect(costOf(renewed?.hash)).toEqual(costOf(await hashPassword("anything")));
    expect(await isPassword(password, renewed?.hash)).toBe(true);
    expect(renewed?.changedAt).toEqual(before?.changedAt);
    expect(await enter(password)).toMatchObject({ status: "opened" });
    expect((await stored())?.hash).toBe(renewed?.hash);
  });
});
