import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { credential, loginSession } from "./account.table.ts";
import { countTry } from "./limits.server.ts";
import { createPerson } from "./person.server.ts";
import { openSession } from "./session.server.ts";
import { storePassword } from "./password.server.ts";
import { signIn } from "./sign-in.server.ts";

const secret = "a secret for the tests of this file";
const password = "flamants roses et sel";

onBothEngines("signing in", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("strangers who guess from many networks do not hold the owner up on a network of theirs", async () => {
    const { db } = database;
    const email = `${randomUUID()}@etang.example`;
    const personId = await createPerson(db, { email, firstName: "", lastName: "", role: "founder", lang: "fr" });
    if (!personId) throw new Error("An e-mail made up twice");
    await db.insert(credential).values({ personId, hash: await hashPassword(password) });
    const enter = async (address: string, given = password) => {
      const past = { signedInAs: new Map<string, string>(), signUps: [] };
      return (await signIn(db, secret, { email, password: given, browser: { address, device: "", past } })).status;
    };
    expect(await enter("192.0.2.1")).toBe("opened");
    // Called again before each expectation, because the limit recovers while passwords are hashed.
    const strangersGuess = async () => {
      for (let nth = 0; nth < 120; nth += 1)
        await countTry(db, secret, "sign-in", { about: email, address: `198.51.100.${nth % 12}` });
    };
    await strangersGuess();
    // The limit stops the owner on a new network, but not where the owner has an open session.
    expect(await enter("203.0.113.1")).toBe("limited");
    expect(await enter("192.0.2.1")).toBe("opened");
    const wrong: string[] = [];
    for (let nth = 0; nth < 11; nth += 1) wrong.push(await enter("192.0.2.1", `wrong ${nth}`));
    expect(wrong.filter((status) => status === "wrong").length).toBeLessThanOrEqual(10);
    expect(wrong.at(-1)).toBe("limited");
    await strangersGuess();
    expect(await enter("192.0.2.2")).toBe("limited");
    await openSession(db, personId, "open", { address: "192.0.2.2", device: "" });
    await db.update(loginSession).set({ seenAt: sql`now() - interval '8 days'` });
    await strangersGuess();
    expect(await enter("192.0.2.2")).toBe("limited");
    await openSession(db, personId, "open", { address: "192.0.2.2", device: "" });
    expect(await enter("192.0.2.2")).toBe("opened");
  }, 120_000);

  test("a password that is changed while it is checked opens nothing any more", async () => {
    const { db } = database;
    const email = `${randomUUID()}@etang.example`;
    const personId = await createPerson(db, { email, firstName: "", lastName: "", role: "founder", lang: "fr" });
    if (!personId) throw new Error("An e-mail made up twice");
    await db.insert(credential).values({ personId, hash: await hashPassword(password) });
    const next = await hashPassword("un autre étang, plus salé");
    let changed: Promise<unknown> = Promise.resolve();
    // The browser's past is read between the account and the hash.
    const signedInAs = Object.assign(new Map<string, string>(), {
      get: () => void (changed = db.transaction((tx) => storePassword(tx, personId, next))),
    });
    const browser = { address: "192.0.2.9", device: "", past: { signedInAs, signUps: [] } };
    expect(await signIn(db, secret, { email, password, browser })).toEqual({ status: "wrong" });
    await changed;
    expect(await db.$count(loginSession, eq(loginSession.personId, personId))).toBe(0);
  });
});
