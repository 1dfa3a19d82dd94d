import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { answers } from "../../../e2e/peers/application-answers.ts";
import { atOnce } from "../../../e2e/peers/answer-terms.ts";
import { aLead, aPerson, signedIn } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { application, applicationSubmission } from "../application.table.ts";
import { decideBatch, previewBatch, readBatch } from "../batch.server.ts";
import { inviteToCall } from "../invitation.server.ts";
import { syncStatus } from "../status.server.ts";
import { assign } from "./assign.server.ts";
import { sentencesFor } from "./proposed-lines.server.ts";
import { readForReview } from "./read-review.server.ts";
import { readRanking } from "./read-ranking.server.ts";
import { defaultRubric } from "./rubric.ts";
import { conflict, review, reviewAssignment, reviewRound, rubricVersion } from "./review.table.ts";

const early = new Date("2026-12-01T09:00:00Z");
const manager = signedIn("admin", "manager-of-ranks");

onBothEngines("the ranking of an intake", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.db.insert(rubricVersion).values({ number: 1, criteria: defaultRubric }).onConflictDoNothing();
  });
  afterAll(() => database.close());

  async function round(intake: string, count: number) {
    const { db } = database;
    await db.insert(reviewRound).values({ intake, rubric: 1, perFile: 2, answerHours: 48 });
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) {
      const email = `${id}@b.test`;
      await aLead(db, { id, form: "application", email });
      await db.insert(application).values({ id, intake, email, lang: "fr", sentAt: early });
      await db.insert(applicationSubmission).values({ id, applicationId: id, answers, submittedAt: early });
      await syncStatus(db, id);
    }
    return ids;
  }
  async function give(id: string, reviewer: string, score: number | null, sentence = "") {
    const assignmentId = randomUUID();
    const [dueAt, at] = [early, new Date(Date.now() - 60_000)];
    await database.db.insert(reviewAssignment).values({
      ...{ id: assignmentId, applicationId: id, reviewer, dueAt, assignedAt: at },
      reviewedAt: score === null ? null : at,
    });
    if (score === null) return;
    await database.db.insert(review).values({
      ...{ id: randomUUID(), assignmentId, applicationId: id, number: 1, rubric: 1, steps: {}, score },
      ...{ sentence, submission: id, submittedAt: at },
    });
  }
  const ranking = (intake: string, actor = manager, page = 1) => readRanking(database.db, actor, intake, page);

  test("is one order by corrected scores, a page at a time, with whoever has scored five or more", async () => {
    const ids = await round("2028-01", 60);
    for (const [nth, id] of ids.entries()) {
      await give(id, "strict", 20 + nth / 2);
      await give(id, "mild", 30 + nth / 2);
    }
    const [first, second] = [await ranking("2028-01"), await ranking("2028-01", manager, 2)];
    expect([first.rows.length, second.rows.length, first.total, first.ranked.length]).toEqual([50, 10, 60, 60]);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first.rows[0]).toMatchObject({ place: 1, rawPlace: 1, raw: 54.5, corrected: 54.5, gap: 0 });
    expect(first.reviewers.map(({ reviews, leniency }) => [reviews, Math.round(leniency ?? 0)]).toSorted()).toEqual([
      [60, -5],
      [60, 5],
    ]);
  });

  test("says where each file stands: an invited applicant has yet to choose a time", async () => {
    const [waiting = "", invited = ""] = await round("2028-06", 2);
    for (const [id, score] of [
      [waiting, 40],
      [invited, 60],
    ] as const)
      await give(id, "one", score);
    const times = [new Date("2028-06-02T09:00:00Z")];
    const place = { where: "https://meet.example/lab", reason: "Traction", anyway: true };
    await inviteToCall(database.db, manager, invited, { ...atOnce, ...place, times }, early);
    expect((await ranking("2028-06")).rows.map(({ id, stage }) => [id, stage])).toEqual([
      [invited, "choice"],
      [waiting, "first"],
    ]);
  });

  test("says nothing of a file that its reader is to score or has a conflict with", async () => {
    const [plain = "", hidden = "", closed = ""] = await round("2028-02", 3);
    const blind = signedIn("admin", "blind");
    for (const id of [plain, hidden, closed]) await give(id, "one", 40);
    const before = await ranking("2028-02", blind);
    expect(before.total).toBe(3);
    await give(hidden, "blind", null);
    await database.db
      .insert(conflict)
      .values({ id: randomUUID(), applicationId: closed, personId: "blind", reason: "r", declaredAt: early });
    const seen = () => ranking("2028-02", blind);
    const without = JSON.stringify(await seen());
    expect(without).toContain(plain);
    expect(without).not.toMatch(new RegExp(`${hidden}|${closed}`));
    for (const score of [90, 100]) {
      await give(hidden, `more-${score}`, score);
      await give(closed, `more-${score}`, score);
    }
    expect(JSON.stringify(await seen())).toBe(without);
    expect((await ranking("2028-02")).total).toBe(3);
  });

  test("leaves out of bulk whose readers lie 20 points apart until its reviews were opened, and what is to be scored", async () => {
    const ids = await round("2028-03", 4);
    const [apart = "", near = "", mine = "", mineApart = ""] = ids;
    const decider = signedIn("admin", "decider");
    for (const [id, scores] of [
      [apart, [40, 60]],
      [near, [40, 59]],
      [mine, [40, 41]],
      [mineApart, [10, 90]],
    ] as const)
      for (const [nth, score] of scores.entries()) await give(id, `reader-${nth}`, score);
    for (const id of [mine, mineApart]) await give(id, "decider", null);
    const refusals = async () => {
      const rows = await previewBatch(database.db, decider, { ids, verdict: "no", line: "l" }, atOnce, early);
      return rows.map(({ refused }) => refused);
    };
    expect(await refusals()).toEqual(["unopened", null, "unscored", "unscored"]);
    expect((await ranking("2028-03", decider)).rows.map(({ id, isUnopened }) => [id, isUnopened])).toEqual([
      [apart, true],
      [near, false],
    ]);
    const rows = ids.map((id) => ({ application: id, submission: id, line: "l" }));
    const decided = await decideBatch(
      database.db,
      decider,
      { verdict: "no", reason: "r", rows: rows.filter(({ application: id }) => id !== near) },
      { ...atOnce, hold: 15 },
      early,
    );
    const batch = decided.status === "decided" ? await readBatch(database.db, decider, decided.batch) : undefined;
    expect(batch?.decided).toEqual([]);
    expect(new Map(batch?.refused.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [apart, "unopened"],
        [mine, "unscored"],
        [mineApart, "unscored"],
      ]),
    );
    await readForReview(database.db, decider, apart);
    expect(await refusals()).toEqual([null, null, "unscored", "unscored"]);
    expect((await ranking("2028-03")).rows.find(({ id }) => id === apart)?.isUnopened).toBe(true);
    await database.db.update(review).set({ submittedAt: new Date(Date.now() + 60_000) });
    expect((await refusals())[0]).toBe("unopened");
  });

  test("whoever prepares a decision is told the sentences of its reviews, unless they are to score it, and scores it no more", async () => {
    const { db } = database;
    const [file = "", mine = ""] = await round("2028-04", 2);
    const decider = await aPerson(db, "admin");
    const reader = await aPerson(db, "admin", { firstName: "Ysolde", lastName: "Kerr" });
    await give(file, reader.viewer.id, 40, "Name your price.");
    await give(file, "gone", 45, "Ask Ysolde.");
    await give(mine, reader.viewer.id, 40, "Hidden.");
    await give(mine, decider.viewer.id, null);
    expect(await sentencesFor(db, decider, [file, mine])).toEqual(new Map([[file, ["Name your price."]]]));
    const asked = { intake: "2028-04", application: file, reviewer: decider.viewer.id };
    expect(await assign(db, manager, asked)).toEqual({ status: "barred" });
  });
});
