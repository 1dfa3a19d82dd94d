import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { answers } from "../../../e2e/peers/application-answers.ts";
import { atOnce } from "../../../e2e/peers/answer-terms.ts";
import { aLead, aPerson } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { job } from "../../../platform/jobs/job.table.ts";
import { setStopped } from "../../notification/stop.server.ts";
import type { Actor } from "../../person/actor.ts";
import { joinTeam } from "../../person/team.server.ts";
import { readForTeam } from "../application.server.ts";
import { application, applicationSubmission } from "../application.table.ts";
import { decide } from "../decision.server.ts";
import { recall } from "../recall.server.ts";
import { syncStatus } from "../status.server.ts";
import { remindReviewers } from "./remind.server.ts";
import { reviewAssignment } from "./review.table.ts";

const at = (time: string) => new Date(`2026-12-${time}Z`);

onBothEngines("the mail about reviews", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function aReviewer(): Promise<Actor> {
    const actor = await aPerson(database.db, "team");
    await joinTeam(database.db, actor.viewer.id, ["reviewer"]);
    return { ...actor, viewer: { ...actor.viewer, functions: ["reviewer"] } };
  }
  async function aFile() {
    const { db } = database;
    const id = randomUUID();
    const email = `${id}@b.test`;
    await aLead(db, { id, form: "application", email });
    await db.insert(application).values({ id, intake: "2031-03", email, lang: "fr", sentAt: at("01T07:00:00") });
    await db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt: at("01T07:00:00") });
    await syncStatus(db, id);
    return id;
  }
  async function give({ viewer }: Actor, assignedAt: Date, dueAt: Date) {
    const id = randomUUID();
    await database.db
      .insert(reviewAssignment)
      .values({ id, applicationId: await aFile(), reviewer: viewer.id, dueAt, assignedAt });
    return id;
  }
  const mailsTo = async ({ viewer }: Actor) =>
    (await database.db.select().from(job).where(eq(job.key, viewer.email)).orderBy(job.seq)).map(({ data }) => data);

  test("counts what is new from 8:00, once a day at most, also where ten servers look at once", async () => {
    const { db } = database;
    const me = await aReviewer();
    const [first] = [
      await give(me, at("01T20:00:00"), at("09T09:00:00")),
      await give(me, at("01T20:00:00"), at("09T09:00:00")),
    ];
    expect(await remindReviewers(db, at("02T06:59:00"))).toBe(0);
    const found = await Promise.all(Array.from({ length: 10 }, () => remindReviewers(db, at("02T07:00:00"))));
    expect(found.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await mailsTo(me)).toMatchObject([
      { letter: "reviews-waiting", open: 2, late: 0, recalled: 0, dueAt: "2026-12-09T09:00:00Z" },
    ]);
    await give(me, at("02T10:00:00"), at("09T12:00:00"));
    expect(await remindReviewers(db, at("02T18:00:00"))).toBe(0);
    expect(await remindReviewers(db, at("03T07:00:00"))).toBe(1);
    expect(await remindReviewers(db, at("04T07:00:00"))).toBe(0);
    expect(await remindReviewers(db, at("08T10:00:00"))).toBe(1);
    expect(await remindReviewers(db, at("09T10:00:00"))).toBe(1);
    expect((await mailsTo(me)).at(-1)).toMatchObject({ open: 3, late: 2, dueAt: "2026-12-09T12:00:00Z" });
    await db.update(reviewAssignment).set({ reviewedAt: at("09T11:00:00") });
    expect(await remindReviewers(db, at("10T10:00:00"))).toBe(0);
    expect(first).toBeDefined();
  });

  test("goes to nobody who stopped it or has left, and names no applicant", async () => {
    const { db } = database;
    const [stopped, left, me] = [await aReviewer(), await aPerson(db, "founder"), await aReviewer()];
    await setStopped(db, "reviews", stopped.viewer.id, true);
    for (const each of [stopped, left, me]) await give(each, at("11T09:00:00"), at("20T09:00:00"));
    expect(await remindReviewers(db, at("11T10:00:00"))).toBe(1);
    expect([await mailsTo(stopped), await mailsTo(left)]).toEqual([[], []]);
    expect(JSON.stringify(await mailsTo(me))).not.toContain(answers.companyName);
  });

  test("tells who gave an answer that a colleague took it back, and not who took back their own", async () => {
    const { db } = database;
    const [me, colleague] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    const no = { step: "first", verdict: "no", reason: "Too early", line: "A", ...atOnce, hold: 15 } as const;
    for (const by of [colleague, colleague, me]) {
      const id = await aFile();
      await decide(db, me, id, no, at("12T09:00:00"));
      const answer = (await readForTeam(db, id))?.first?.id ?? "";
      await recall(db, by, { application: id, answer }, at("12T09:05:00"));
    }
    expect(await remindReviewers(db, at("12T09:10:00"))).toBe(1);
    expect(await mailsTo(me)).toMatchObject([{ open: 0, recalled: 2, dueAt: null }]);
    expect(await mailsTo(colleague)).toEqual([]);
    expect(await remindReviewers(db, at("13T09:10:00"))).toBe(0);
  });
});
