import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { saveCapTable } from "../cap-table/cap-table.server.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { notification } from "../notification/notification.table.ts";
import type { Role } from "../person/viewer.ts";
import { saveFounderProfile } from "../startup/founder-profile.server.ts";
import { lastScanOf, readReadiness, scan, scansInDay } from "./readiness.server.ts";
import { readinessScan } from "./readiness.table.ts";
import { answerReview, askReview, openReviews, readReview, reviewsToAnswer } from "./review.server.ts";

const founder = (id: string) => signedIn("founder", id);
const admin = signedIn("admin", "desk");
const now = new Date("2026-11-23T15:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

onBothEngines("readiness", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const people: [string, Role][] = [
      ["zoe", "founder"],
      ["ali", "founder"],
      ["max", "founder"],
      ["desk", "admin"],
    ];
    for (const [id, role] of people) await aPerson(database.db, role, { id });
  });
  afterAll(() => database.close());

  test("is unknown until the first scan, equal for equal data, and out of date when the data change", async () => {
    const { db } = database;
    const zoe = founder("zoe");
    expect(await readReadiness(db, zoe, now)).toBeNull();
    expect(await askReview(db, zoe, "", now)).toBe("unscanned");
    await saveFounderProfile(db, zoe, { competitive_advantage: "un deux trois quatre cinq six sept huit neuf dix" });
    const first = await scan(db, zoe, now);
    const second = await scan(db, zoe, later(1));
    expect([first?.score, second]).toEqual([6, { ...first, id: second?.id, scannedAt: second?.scannedAt }]);
    await Promise.all(Array.from({ length: 20 }, () => scan(db, zoe, later(1))));
    expect(await db.$count(readinessScan)).toBe(2);
    expect(await readReadiness(db, zoe, later(2))).toMatchObject({ before: 6, isOutdated: false });

    await saveCapTable(db, zoe, [{ name: "Zoé", shares: 1 }]);
    expect(await readReadiness(db, zoe, later(3))).toMatchObject({ isOutdated: true, scan: { score: 6 } });
    await scan(db, zoe, later(4));
    await db.insert(kpiCheckIn).values({
      ...{ id: randomUUID(), founder: "zoe", month: "2026-10-01", author: "zoe", source: "form" },
      ...{ mrr: 100_00, cash: 100_00, burn: 10_00, cac: 0, churn: 0, recordedAt: later(5) },
    });
    expect(await readReadiness(db, zoe, later(6))).toMatchObject({ isOutdated: true, scan: { score: 14 } });
    const last = await scan(db, zoe, later(7));
    expect(last?.score).toBe(6 + 8 + 4 + 8 + 12);
    expect(await lastScanOf(db, "zoe")).toEqual(last);
    expect(await lastScanOf(db, "ali")).toBeNull();
    for (const role of ["investor", "admin"] as const) {
      await expect(scan(db, signedIn(role, "zoe"))).rejects.toThrow(NotAllowed);
      await expect(readReadiness(db, signedIn(role, "zoe"))).rejects.toThrow(NotAllowed);
    }
  });

  test("is kept often for changing answers, and not without end", async () => {
    const { db } = database;
    const max = founder("max");
    const ten = "un deux trois quatre cinq six sept huit neuf dix";
    const answer = (change: number) =>
      saveFounderProfile(db, max, { competitive_advantage: change % 2 === 0 ? ten : "" });
    for (let change = 0; change < scansInDay - 1; change += 1) {
      await answer(change);
      await scan(db, max, later(change));
    }
    await answer(scansInDay - 1);
    const rows = () => db.$count(readinessScan, eq(readinessScan.founder, "max"));
    const [own, other] = [await rows(), await db.$count(readinessScan)];
    const last = await Promise.all([1, 2, 3].map(() => scan(db, max, later(scansInDay))));
    expect([own, await rows(), last.filter(Boolean).length]).toEqual([scansInDay - 1, scansInDay, 1]);
    await answer(scansInDay);
    expect(await scan(db, max, later(2 * scansInDay))).toBeNull();
    expect((await scan(db, max, later(25 * 60)))?.score).toBeDefined();
    expect(await db.$count(readinessScan)).toBe(other + 2);
  });

  test("is reviewed by a person once, however often it was asked", async () => {
    const { db } = database;
    const ali = founder("ali");
    const scanned = await scan(db, ali, now);
    const asked = await Promise.all(Array.from({ length: 8 }, () => askReview(db, ali, "Le stade est faux", now)));
    expect(asked.toSorted()).toEqual(["asked", ...Array.from({ length: 7 }, () => "open")]);
    const [review] = (await openReviews(db, admin)).rows;
    expect(review).toMatchObject({ founder: "ali", name: "Camille Martin", score: 0, message: "Le stade est faux" });
    const id = review?.id ?? "";
    expect(review?.findings).toHaveLength(12);
    const waiting = await ask(db, { late: reviewsToAnswer(0, admin), all: reviewsToAnswer(36_500, admin) });
    expect([waiting.all.count, waiting.all.late]).toEqual([1, 0]);

    const answers = await Promise.all([1, 2].map(() => answerReview(db, admin, id, "Relu, rien à changer.", later(9))));
    expect(answers.filter(Boolean)).toEqual([{ founder: "ali" }]);
    expect(await readReview(db, ali)).toMatchObject({
      answer: "Relu, rien à changer.",
      answeredAt: later(9),
      score: 0,
    });
    expect((await openReviews(db, admin)).rows).toEqual([]);
    const audited = (await db.select().from(auditEntry)).filter(({ action }) => action === "score-review.answer");
    expect(audited).toMatchObject([{ actor: "desk", objectKind: "person", objectId: "ali" }]);
    expect((await db.select().from(notification)).map(({ person: recipient, kind }) => [recipient, kind])).toEqual([
      ["ali", "score-review"],
    ]);
    expect(scanned?.id).toBe((await lastScanOf(db, "ali"))?.id);
    for (const verb of [() => openReviews(db, ali), () => answerReview(db, ali, id, "x")])
      await expect(verb()).rejects.toThrow(NotAllowed);
  });
});
