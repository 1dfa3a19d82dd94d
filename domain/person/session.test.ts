import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { loginSession } from "./account.table.ts";
import { changeEmail } from "./email.server.ts";
import { makeLink } from "./link.server.ts";
import { createPerson } from "./person.server.ts";
import { person, personBlock } from "./person.table.ts";
import {
  endOneSession,
  endSession,
  endSessions,
  isSessionOpen,
  isSignedInOn,
  openSession,
  readSession,
  sessionsOf,
} from "./session.server.ts";
import { recordDecision } from "./state.server.ts";
import type { Role } from "./viewer.ts";

onBothEngines("sessions", (open) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function signedIn(role: Role, stage: "open" | "code" = "open") {
    const { db } = database;
    const email = `p${(people += 1)}@startup.example`;
    const id = (await createPerson(db, { email, firstName: "Zoé", lastName: "Martin", role, lang: "fr" })) ?? "";
    const token = await openSession(db, id, stage, { address: "10.0.0.1", device: "a test" });
    return { id, token };
  }

  const age = (id: string, began: string, seen: string) =>
    database.db
      .update(loginSession)
      .set({ createdAt: sql`now() - ${began}::interval`, seenAt: sql`now() - ${seen}::interval` })
      .where(eq(loginSession.personId, id));

  test.each<[Role, string, string, boolean]>([
    ["founder", "29 days", "6 days", true],
    ["founder", "29 days", "8 days", false],
    ["investor", "31 days", "1 minute", false],
    ["admin", "11 hours", "29 minutes", true],
    ["admin", "11 hours", "31 minutes", false],
    ["admin", "13 hours", "1 minute", false],
    ["founder", "-3 hours", "-3 hours", false],
  ])("of a %s that began %s ago and was used %s ago: open is %s", async (role, began, seen, isOpen) => {
    const { id, token } = await signedIn(role);
    await age(id, began, seen);
    expect(await isSignedInOn(database.db, id, "10.0.0.1")).toBe(isOpen);
    expect(await isSignedInOn(database.db, id, "10.0.0.9")).toBe(false);
    expect((await readSession(database.db, token)) !== undefined).toBe(isOpen);
    // An ended session stays ended, even if its times become valid again.
    await age(id, "1 minute", "1 minute");
    expect((await readSession(database.db, token)) !== undefined).toBe(isOpen);
  });

  test.each<[string, (id: string, token: string, session: string) => Promise<unknown>]>([
    ["signed out", (_, token) => endSession(database.db, token)],
    ["given a new password", (id) => endSessions(database.db, id)],
    ["revoked", (id, _, session) => endOneSession(database.db, id, session)],
    [
      "blocked",
      (id) => database.db.insert(personBlock).values({ id: randomUUID(), personId: id, author: "a", reason: "r" }),
    ],
    ["given another role", (id) => database.db.update(person).set({ role: "investor" }).where(eq(person.id, id))],
  ])("what stays open hears that its reader was %s", async (_, end) => {
    const { id, token } = await signedIn("founder");
    const session = (await readSession(database.db, token))?.viewer.sessionId ?? "";
    expect(await isSessionOpen(database.db, session)).toBe(true);
    await end(id, token, session);
    expect(await isSessionOpen(database.db, session)).toBe(false);
  });

  test("waiting for a second factor lasts a quarter of an hour", async () => {
    const { id, token } = await signedIn("founder", "code");
    expect(await readSession(database.db, token)).toMatchObject({ stage: "code" });
    expect(await sessionsOf(database.db, id)).toEqual([]);
    await age(id, "16 minutes", "1 second");
    expect(await readSession(database.db, token)).toBeUndefined();
  });

  test("end with a block and with another role, and stay ended when either is taken back", async () => {
    const { db } = database;
    const blocked = await signedIn("founder");
    const [block] = await db
      .insert(personBlock)
      .values({ id: randomUUID(), personId: blocked.id, author: "a", reason: "r" })
      .returning();
    expect(await readSession(db, blocked.token)).toBeUndefined();
    await db
      .update(personBlock)
      .set({ liftedAt: sql`now()` })
      .where(eq(personBlock.id, block?.id ?? ""));
    expect(await readSession(db, blocked.token)).toBeUndefined();

    const moved = await signedIn("founder");
    const roleTo = (role: Role) => db.update(person).set({ role }).where(eq(person.id, moved.id));
    await roleTo("admin");
    expect(await readSession(db, moved.token)).toBeUndefined();
    await roleTo("founder");
    expect(await readSession(db, moved.token)).toBeUndefined();
  });

  test("say of an investor what the last decision was", async () => {
    const { db } = database;
    const { id, token } = await signedIn("investor");
    const approved = async () => (await readSession(db, token))?.viewer.approved;
    const decide = (verdict: "yes" | "no") => recordDecision(db, { personId: id, verdict, author: "a", reason: "r" });
    expect(await approved()).toBe(false);
    await decide("yes");
    expect(await approved()).toBe(true);
    await decide("no");
    expect(await approved()).toBe(false);
    expect((await readSession(db, (await signedIn("founder")).token))?.viewer.approved).toBe(true);
  });

  test("are found by a digest, one by one or all together", async () => {
    const { db } = database;
    const { id, token } = await signedIn("founder");
    const other = await openSession(db, id, "open", { address: "10.0.0.2", device: "x".repeat(1_000) });
    const [stored] = await db.select().from(loginSession).where(eq(loginSession.personId, id));
    expect(stored?.digest).not.toBe(token);
    expect(await readSession(db, stored?.digest ?? "")).toBeUndefined();
    expect((await sessionsOf(db, id)).map(({ device }) => device.length).toSorted()).toEqual([300, 6]);
    const kept = (await readSession(db, token))?.viewer.sessionId ?? "";
    expect(await endSessions(db, id, { but: kept })).toBe(1);
    expect(await readSession(db, other)).toBeUndefined();
    expect(await readSession(db, token)).toBeDefined();
  });

  test("ending them voids a change of address that an intruder asked for", async () => {
    const { db } = database;
    const { id } = await signedIn("founder");
    const opening = { address: "10.0.0.66", sessionId: undefined };
    const link = await makeLink(db, id, "email", `evil-${id}@intruder.example`);
    await endSessions(db, id);
    expect(await changeEmail(db, link, opening, async () => {})).toBeUndefined();
  });

  const browser = { address: "10.0.0.3", device: "a test" };
  const isOpen = async (token: string) => (await readSession(database.db, token)) !== undefined;

  test("signing in again ends the session that the browser presents, whoever’s it was, and no other", async () => {
    const { db } = database;
    const [mine, elsewhere] = [await signedIn("founder"), await signedIn("founder")];
    const other = await openSession(db, mine.id, "open", browser);
    const again = await openSession(db, mine.id, "open", { ...browser, token: mine.token });
    expect(await Promise.all([mine.token, other, again].map(isOpen))).toEqual([false, true, true]);
    const switched = await openSession(db, elsewhere.id, "open", { ...browser, token: again });
    expect(await Promise.all([again, other, switched].map(isOpen))).toEqual([false, true, true]);
  });

  test("a person has twenty at most: the oldest go, and those on their way push no open one out", async () => {
    const { db } = database;
    const { id, token } = await signedIn("founder");
    await age(id, "1 hour", "1 second");
    await Promise.all(
      Array.from({ length: 22 }, () => db.transaction((tx) => openSession(tx, id, "code", { ...browser }))),
    );
    expect(await isOpen(token)).toBe(true);
    const second = await openSession(db, id, "open", browser);
    await Promise.all(Array.from({ length: 18 }, () => db.transaction((tx) => openSession(tx, id, "open", browser))));
    expect([await isOpen(token), (await sessionsOf(db, id)).length]).toEqual([true, 20]);
    await openSession(db, id, "open", browser);
    expect(await Promise.all([token, second].map(isOpen))).toEqual([false, true]);
    expect(await sessionsOf(db, id)).toHaveLength(20);
    const stages = await db
      .select({ stage: loginSession.stage })
      .from(loginSession)
      .where(eq(loginSession.personId, id));
    expect(stages.filter(({ stage }) => stage === "code")).toHaveLength(20);
  });
});
