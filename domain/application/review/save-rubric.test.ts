import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { signedIn } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { NotAllowed } from "../../audit/not-allowed.ts";
import { openRound } from "./open-round.server.ts";
import { defaultRubric, rubricProblem } from "./rubric.ts";
import { publicCriteria, readRubric, saveRubric } from "./save-rubric.server.ts";

const admin = signedIn("admin", "keeper-of-the-rubric");

const weighted = (...weights: number[]) =>
  [...defaultRubric, ...defaultRubric]
    .slice(0, weights.length)
    .map((criterion, nth) => ({ ...criterion, id: `c${nth}`, weight: weights[nth] ?? 0 }));

test("a rubric has 2 to 6 criteria, whose whole weights add up to 100", () => {
  expect(rubricProblem(defaultRubric)).toBeUndefined();
  expect(rubricProblem(weighted(100))).toBe("few");
  expect(rubricProblem(weighted(20, 20, 20, 20, 10, 5, 5))).toBe("many");
  for (const wrong of [weighted(50, 49), weighted(100, 0), weighted(50.5, 49.5), weighted(120, -20)])
    expect(rubricProblem(wrong)).toBe("weights");
  expect(rubricProblem(weighted(1, 2, 3, 4, 5, 85))).toBeUndefined();
});

onBothEngines("the rubric", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("is saved once of 10 presses as the next version, and a round keeps the one that it was opened with", async () => {
    const { db } = database;
    const first = { intake: "2029-01", perFile: 1, answerHours: 48 };
    await openRound(db, admin, first);
    expect(await readRubric(db, admin)).toMatchObject({ number: 1, criteria: defaultRubric });
    const criteria = weighted(60, 40);
    const saved = await Promise.all(Array.from({ length: 10 }, () => saveRubric(db, admin, { criteria, from: 1 })));
    expect(saved.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill("overtaken"), "stored"]);
    expect(await saveRubric(db, admin, { criteria, from: 2 })).toEqual({ status: "unchanged" });
    const told = async (intake: string) => (await publicCriteria(db, intake)).map(({ weight }) => weight);
    expect(await told("2029-01")).toEqual(defaultRubric.map(({ weight }) => weight));
    expect(await told("2029-03")).toEqual([60, 40]);
    await openRound(db, admin, { ...first, intake: "2029-02" });
    expect(await readRubric(db, admin)).toMatchObject({
      ...{ number: 2, criteria },
      rounds: [
        { intake: "2029-02", rubric: 2 },
        { intake: "2029-01", rubric: 1 },
      ],
    });
    const reviewer = signedIn("team", "reviewer-of-rubrics");
    await expect(saveRubric(db, reviewer, { criteria: defaultRubric, from: 2 })).rejects.toThrow(NotAllowed);
    await expect(saveRubric(db, admin, { criteria: weighted(50, 51), from: 2 })).rejects.toThrow();
  });
});
