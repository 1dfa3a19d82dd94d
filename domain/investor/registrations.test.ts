import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { setLeadStatus } from "../lead/status.server.ts";
import { createPerson } from "../person/person.server.ts";
import { person } from "../person/person.table.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { datesOwedToInvestors, registrationsToAnswer } from "./registrations.server.ts";

const admin = signedIn("admin", "reader");

onBothEngines("the registrations of investors", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function register(email: string, more: Partial<typeof lead.$inferInsert> = {}) {
    const id = randomUUID();
    const form = "investor-registration";
    const sent = { form, key: id, receipt: id, email, lang: "en", payload: {}, source: {}, notified: true } as const;
    await database.db.insert(lead).values({ id, ...sent, ...more });
    return id;
  }
  async function investor(verdict: "yes" | "no" | null) {
    const email = `${randomUUID()}@fund.example`;
    const id = await createPerson(database.db, { email, firstName: "", lastName: "", role: "investor", lang: "en" });
    await database.db
      .update(person)
      .set({ verdict })
      .where(eq(person.id, id ?? ""));
    return email;
  }
  const owed = async () => (await ask(database.db, { owed: datesOwedToInvestors(admin) })).owed;

  test("are owed a session's date and place once their sender is approved, until they are marked", async () => {
    const approved = await investor("yes");
    const createdAt = new Date("2026-11-02T08:00:00Z");
    const id = await register(approved, { createdAt });
    await register(approved, { form: "contact" });
    await register(approved, { spam: true });
    for (const email of [await investor(null), await investor("no"), "stranger@fund.example"]) await register(email);
    const found = await owed();
    expect([found.count, new Date(found.since ?? "")]).toEqual([1, createdAt]);
    const toAnswer = async () => (await ask(database.db, { found: registrationsToAnswer(24, admin) })).found.count;
    expect(await toAnswer()).toBe(3);
    const session = "next";
    const days = { startsOn: "2099-03-18", startsAt: null, endsAt: null, place: null };
    await database.db.insert(sessionPlan).values({ session, ...days });
    const [{ id: seated } = { id: "" }] = await database.db.select().from(person).where(eq(person.email, approved));
    await database.db.insert(sessionGuest).values({
      ...{ id: randomUUID(), session, investor: seated, sequence: 0 },
      ...{ askedAt: createdAt, changedAt: createdAt },
    });
    expect([(await owed()).count, await toAnswer()]).toEqual([0, 3]);
    await database.db.delete(sessionGuest);
    expect((await owed()).count).toBe(1);
    await setLeadStatus(database.db, admin, id, { from: "new", to: "answered" });
    expect(await owed()).toEqual({ count: 0, since: null });
    expect(() => datesOwedToInvestors(signedIn("investor"))).toThrow();
  });
});
