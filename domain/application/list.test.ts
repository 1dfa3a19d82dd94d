import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { everyPage, type Place } from "../../platform/db/keyset.server.ts";
import type { Actor } from "../person/actor.ts";
import { application, applicationSubmission } from "./application.table.ts";
import { type ApplicationSort, applicationSorts, listApplications } from "./list.server.ts";
import { conflict, review, reviewAssignment, reviewLook, rubricVersion } from "./review/review.table.ts";
import { defaultRubric } from "./review/rubric.ts";
import { reviewsOfList } from "./reviews-of-list.server.ts";

const delays = { firstAnswer: 48, call: 30, finalDecision: 2 };
const everything = { view: "all", intake: "", text: "" } as const;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 86_400_000);

onBothEngines("the sorted list of applications", (open) => {
  let database: Database;
  const files: string[] = [];
  let director: Actor, reader: Actor, other: Actor;

  async function give(file: number, actor: Actor, scores: number[]) {
    const { db } = database;
    const [id, applicationId, at] = [randomUUID(), files[file] ?? "", daysAgo(1)];
    const reviewer = actor.viewer.id;
    const reviewedAt = scores.length > 0 ? at : null;
    await db
      .insert(reviewAssignment)
      .values({ id, applicationId, reviewer, dueAt: at, assignedAt: at, reviewedAt, endedAt: null });
    for (const [index, score] of scores.entries())
      await db.insert(review).values({
        ...{ id: randomUUID(), assignmentId: id, applicationId, number: index + 1, rubric: 7, steps: {}, score },
        ...{ sentence: `Sentence ${file} ${score}`, submission: applicationId, submittedAt: at },
      });
  }

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    director = await aPerson(db, "admin", { id: "director" });
    reader = await aPerson(db, "admin", { id: "reader" });
    other = await aPerson(db, "admin", { id: "other" });
    await db.insert(rubricVersion).values({ number: 7, criteria: defaultRubric });
    for (let n = 0; n < 23; n++) {
      const id = await aLead(db, { form: "application", email: `${n}@b.test` });
      files.push(id);
      const status = n % 5 === 0 ? "call" : n % 5 === 1 ? "declined" : "first";
      const callAt = status === "call" ? daysAgo(n % 2 ? 3 : -3) : null;
      const sentAt = daysAgo(n % 4);
      await db
        .insert(application)
        .values({ id, intake: "2027-05", email: `${n}@b.test`, lang: "fr", status, sentAt, callAt });
      await db.insert(applicationSubmission).values({
        ...{ id: randomUUID(), applicationId: id, submittedAt: daysAgo(5) },
        answers: { ...answers, companyName: `Startup ${n}`, monthlyRevenue: [0, 3500, 900, 12_000][n % 4] ?? 0 },
      });
    }
    for (let file = 0; file < 12; file++) await give(file, other, file % 2 ? [10, 20 + (file % 3) * 30] : [50]);
    for (let file = 0; file < 4; file++) await give(file, reader, []);
    await give(4, reader, [100]);
    const closed = { id: randomUUID(), applicationId: files[11] ?? "", personId: "reader", reason: "A friend" };
    await db.insert(conflict).values({ ...closed, declaredAt: daysAgo(1) });
  });
  afterAll(() => database.close());

  const read = (actor: Actor, sort: ApplicationSort | `-${ApplicationSort}`, place: Place = {}) =>
    listApplications(database.db, actor, { ...everything, sort }, delays, place);

  test.each(applicationSorts.flatMap((sort) => [sort, `-${sort}`] as const))(
    "by %s holds each application once on pages of any size, and leads back",
    async (sort) => {
      const { rows: all } = await read(director, sort);
      expect(all.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
      const keys = all.map((row) => {
        const due =
          row.status === "first"
            ? row.sentAt.getTime() + 48 * 3_600_000
            : row.status === "call" && row.callAt && row.callAt.getTime() < now
              ? row.callAt.getTime() + 14 * 86_400_000
              : null;
        return {
          ...{ date: row.sentAt.getTime(), revenue: row.answers.monthlyRevenue, score: row.score, promise: due },
        }[sort.replace("-", "") as ApplicationSort];
      });
      const known = keys.filter((key) => key !== null);
      expect(keys.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((one, next) => (sort.startsWith("-") ? next - one : one - next)));
      for (const size of [1, 4, 7, 22, 23]) {
        const pages = [];
        for await (const each of everyPage((place) => read(director, sort, { ...place, size }))) pages.push(each);
        expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
        for (const [index, { previous }] of pages.entries())
          if (index > 0)
            expect((await read(director, sort, { before: previous ?? "", size })).rows).toEqual(pages[index - 1]?.rows);
      }
    },
  );

  test("tells whoever is to score a file nothing by its score, its place or the file of all answers", async () => {
    for (const sort of ["score", "-score"] as const) {
      const { rows } = await read(reader, sort);
      expect(rows.map(({ id }) => id)).not.toContain(files[11]);
      const scoreless = rows.filter(({ score }) => score === null).map(({ id }) => id);
      expect(scoreless.toSorted()).toEqual([...files.slice(0, 4), ...files.slice(12)].toSorted());
      expect(rows.slice(-scoreless.length).every(({ score }) => score === null)).toBe(true);
      // Applications whose score the reader may not see are sorted by id, so that their order does not reveal the
      // scores.
      const ids = scoreless.toSorted();
      expect(scoreless).toEqual(sort === "score" ? ids : ids.toReversed());
    }
    const listed = files.map((id) => ({ id, intake: "2027-05" }));
    const given = await reviewsOfList(database.db, reader, listed);
    expect([...given.keys()].toSorted()).toEqual(files.slice(4, 11).toSorted());
    expect(
      given
        .get(files[4] ?? "")
        ?.map(({ score }) => score)
        .toSorted(),
    ).toEqual([100, 50]);
    expect(given.get(files[5] ?? "")).toEqual([{ application: files[5], score: 80, sentence: "Sentence 5 80" }]);
    const looks = await database.db.select().from(reviewLook);
    expect(looks.map(({ applicationId }) => applicationId).toSorted()).toEqual(files.slice(5, 11).toSorted());
  });
});
