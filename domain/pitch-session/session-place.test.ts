import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { contentRecord, contentVersion } from "../content/content.table.ts";
import { close } from "../seat/change.server.ts";
import { notification } from "../notification/notification.table.ts";
import { agreeFee } from "./participation-fee.server.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { fullSessions, placesTaken } from "./places-taken.server.ts";
import { answerApplication } from "./answer.server.ts";
import { acceptForSession, freeOwnPlaces, placesOf, takePlaceBack } from "./session-place.server.ts";

const admin = signedIn("admin", "operator");

onBothEngines("places at a pitch session", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const apply = (more: Parameters<typeof aLead>[1] = {}) => aLead(database.db, { form: "pitch-application", ...more });
  const taken = async (session: string) => (await placesTaken(database.db, [session])).get(session) ?? 0;

  test("a hundred accepted at once for the last place: one has it, and a place given back is free again", async () => {
    const session = await aPitchSession(database.db, { id: "grand", capacity: 40 });
    const accept = (id: string) => acceptForSession(database.db, admin, id, session);
    for (let place = 1; place < 40; place += 1) expect(await accept(await apply())).toBe("stored");
    const last = await Promise.all(Array.from({ length: 100 }, () => apply()));
    const got = await Promise.all(last.map(accept));
    expect(got.filter((each) => each === "stored")).toHaveLength(1);
    expect(got.filter((each) => each === "full")).toHaveLength(99);
    expect(await taken("grand")).toBe(40);
    const [winner = "", loser = ""] = [last[got.indexOf("stored")], last[got.indexOf("full")]];
    await takePlaceBack(database.db, admin, winner, { session: "grand" });
    expect((await placesOf(database.db, admin, last)).size).toBe(0);
    expect(await accept(loser)).toBe("stored");
    expect(await accept(winner)).toBe("full");
  });

  test("the sessions that are full are known, and every server shows it: the last place given, and one taken back", async () => {
    const session = await aPitchSession(database.db, { id: "small", capacity: 2 });
    const all = [
      session,
      { id: "small", capacity: null, startsOn: "2026-12-10" },
      { id: "empty", capacity: 1, startsOn: "2026-12-10" },
    ];
    const full = async () => [...(await fullSessions(database.db, all))];
    const version = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;
    const [one, other] = [await apply(), await apply()];
    const before = await version();
    await acceptForSession(database.db, admin, one, session);
    expect([await full(), await version()]).toEqual([[], before]);
    await acceptForSession(database.db, admin, other, session);
    expect(await full()).toEqual(["small"]);
    const whenFull = await version();
    expect(whenFull).toBeGreaterThan(before);
    await takePlaceBack(database.db, admin, one, { session: "small" });
    expect(await full()).toEqual([]);
    expect(await version()).toBeGreaterThan(whenFull);
  });

  test("an application has one place, however often and for which session it is accepted", async () => {
    const id = await apply();
    const one = await aPitchSession(database.db, { id: "one", capacity: 8 });
    const elsewhere = await aPitchSession(database.db, { id: "other" });
    const got = await Promise.all(
      [one, elsewhere, one, one].map((each) => acceptForSession(database.db, admin, id, each)),
    );
    expect([3, 1]).toContain(got.filter((answer) => answer === "stored").length);
    const session = (await placesOf(database.db, admin, [id])).get(id)?.session ?? "";
    expect((await taken("one")) + (await taken("other"))).toBe(1);
    await Promise.all([1, 2].map(() => takePlaceBack(database.db, admin, id, { session })));
    expect((await taken("one")) + (await taken("other"))).toBe(0);
    const log = await database.db
      .select({ action: auditEntry.action, actor: auditEntry.actor })
      .from(auditEntry)
      .where(eq(auditEntry.objectId, id))
      .orderBy(asc(auditEntry.id));
    expect(log).toEqual([
      { action: "session.accept", actor: "operator" },
      { action: "session.take-back", actor: "operator" },
    ]);
  });

  test("an older form changes nothing that a colleague has decided since: a place elsewhere, or a no", async () => {
    const { db } = database;
    const [id, refused] = [await apply(), await apply()];
    const [one, other] = [await aPitchSession(db, { id: "first" }), await aPitchSession(db, { id: "second" })];
    await acceptForSession(db, admin, id, one);
    const no = { lead: refused, reason: "early", line: "" } as const;
    expect([await answerApplication(db, admin, no), await answerApplication(db, admin, no)]).toEqual([
      ...["stored", "unchanged"],
    ]);
    expect([
      await acceptForSession(db, admin, id, other),
      await takePlaceBack(db, admin, id, { session: other.id }),
      await acceptForSession(db, admin, refused, one),
      await answerApplication(db, admin, { ...no, line: "Another" }),
    ]).toEqual(["overtaken", "overtaken", "overtaken", "overtaken"]);
    expect((await placesOf(db, admin, [id])).get(id)?.session).toBe(one.id);
    expect((await placesOf(db, admin, [refused])).size).toBe(0);
    expect(await acceptForSession(db, admin, refused, one, true)).toBe("stored");
  });

  test("a place taken back and given again is not taken back from an old tab", async () => {
    const { db } = database;
    const [id, session] = [await apply(), await aPitchSession(db, { id: "twice" })];
    const place = async () => (await placesOf(db, admin, [id])).get(id)?.id;
    await acceptForSession(db, admin, id, session);
    const shown = await place();
    await takePlaceBack(db, admin, id, { session: session.id });
    await acceptForSession(db, admin, id, session);
    const now = new Date();
    expect(await takePlaceBack(db, admin, id, { session: session.id, place: shown }, now)).toBe("overtaken");
    expect(await taken(session.id)).toBe(1);
    expect(await takePlaceBack(db, admin, id, { session: session.id, place: await place() }, now)).toBe("stored");
    expect(await takePlaceBack(db, admin, id, { session: session.id, place: shown }, now)).toBe("stored");
    expect(await taken(session.id)).toBe(0);
  });

  test("the session counts as it is published now, whatever the page that offered it knew", async () => {
    const { db } = database;
    const known = await aPitchSession(db, { id: "known", capacity: 8, startsOn: "2026-12-10" });
    const founder = await aPerson(db, "founder");
    await aPitchSession(db, { id: "known", capacity: 1, startsOn: "2026-12-17" });
    expect(await acceptForSession(db, admin, await apply({ email: founder.viewer.email }), known)).toBe("stored");
    const told = await db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(told.map(({ data }) => data["day"])).toEqual(["2026-12-17"]);
    expect(await acceptForSession(db, admin, await apply(), known)).toBe("full");
    const deleted = await aPitchSession(db, { id: "deleted" });
    await db.update(contentRecord).set({ deleted: true }).where(eq(contentRecord.id, deleted.id));
    expect(await acceptForSession(db, admin, await apply(), deleted)).toBe("gone");
    expect(await taken(deleted.id)).toBe(0);
  });

  test("a startup has one place at a session, whichever of its applications it is given to", async () => {
    const { db } = database;
    const founder = await aPerson(db, "founder");
    const [once, again] = [await aPitchSession(db, { id: "once" }), await aPitchSession(db, { id: "again" })];
    const { id: startup, email } = founder.viewer;
    const [own, sent] = [await apply(), await apply({ email })];
    const scan = { session: once.id, scan: randomUUID(), score: 80, plan: "visible", feeText: "" } as const;
    await db.insert(pitchApplication).values({ ...scan, lead: own, founder: startup });
    const both = await Promise.all([own, sent].map((id) => acceptForSession(db, admin, id, once)));
    expect(both.toSorted()).toEqual(["same-startup", "stored"]);
    expect(await taken(once.id)).toBe(1);
    const [placed = "", other = ""] = both[0] === "stored" ? [own, sent] : [sent, own];
    expect(await acceptForSession(db, admin, other, again)).toBe("stored");
    await takePlaceBack(db, admin, other, { session: again.id });
    await takePlaceBack(db, admin, placed, { session: once.id });
    expect(await acceptForSession(db, admin, other, once)).toBe("stored");
  });

  test("twenty presses at once on the fees and places of startups that close wait for each other", async () => {
    const { db } = database;
    const session = await aPitchSession(db, { id: "closing", startsOn: "2099-12-10" });
    const founders = await Promise.all(Array.from({ length: 10 }, () => aPerson(db, "founder")));
    const leads = await Promise.all(founders.map(({ viewer }) => apply({ email: viewer.email })));
    for (let round = 0; round < 5; round += 1) {
      for (const id of leads) await acceptForSession(db, admin, id, session);
      const presses = founders.flatMap((founder, index) => [
        agreeFee(db, admin, leads[index] ?? "", { session: session.id, amount: 30_000 + round }),
        db.transaction((tx) => freeOwnPlaces(tx, founder)),
      ]);
      await Promise.all(presses);
      expect(await taken(session.id)).toBe(0);
      await db.delete(participationFee);
    }
  });

  test("a startup that closes while it is given the last place keeps none", async () => {
    const { db } = database;
    for (const round of Array.from({ length: 8 }).keys()) {
      const founder = await aPerson(db, "founder");
      const { email } = founder.viewer;
      const held = await aPitchSession(db, { id: `held-${round}`, capacity: 1, startsOn: "2099-12-10" });
      const last = await aPitchSession(db, { id: `last-${round}`, capacity: 1, startsOn: "2099-12-11" });
      const [placed, open] = [await apply({ email }), await apply({ email })];
      expect(await acceptForSession(db, admin, placed, held)).toBe("stored");
      const [closed] = await Promise.all([close(db, founder, ""), acceptForSession(db, admin, open, last)]);
      expect([closed.status, await taken(held.id), await taken(last.id)]).toEqual(["closed", 0, 0]);
    }
  });

  test("only an administrator gives places, to applications that are there", async () => {
    const one = await aPitchSession(database.db, { id: "closed" });
    for (const id of [randomUUID(), await apply({ form: "contact" }), await apply({ spam: true })])
      expect(await acceptForSession(database.db, admin, id, one)).toBe("gone");
    const id = await apply();
    await expect(acceptForSession(database.db, signedIn("founder"), id, one)).rejects.toThrow(NotAllowed);
    await expect(takePlaceBack(database.db, signedIn("investor"), id, { session: "closed" })).rejects.toThrow(
      NotAllowed,
    );
    await expect(placesOf(database.db, signedIn("investor"), [id])).rejects.toThrow(NotAllowed);
    expect(await taken("closed")).toBe(0);
  });
});
