import { expect, test } from "vitest";
import { mentors } from "../../content/mentors.ts";
import { matchOf } from "./match.ts";

const needs = [
  { criterion: "retention", weight: 8 },
  { criterion: "runway", weight: 12 },
  { criterion: "cap-table", weight: 8 },
] as const;
const startup = { sector: "foodtech", current_stage: "first-customers" };

test("the three samples match the demo's founder as the specification has it", () => {
  expect(mentors.map((mentor) => [mentor.hourlyPrice, matchOf(mentor, needs, startup).score])).toEqual([
    [150, 94],
    [200, 89],
    [300, 87],
  ]);
});

test("the reason names what is open and helped with, the heaviest first", () => {
  const [first] = mentors;
  expect(first && matchOf(first, needs, startup).helpsWith).toEqual(["runway", "retention", "cap-table"]);
});

test("a sector or a stage that a mentor doesn't take costs its points, and nothing open needs nobody", () => {
  const [first] = mentors;
  if (!first) throw new Error("There is no sample");
  expect(matchOf({ ...first, sectors: ["fintech"] }, needs, startup)).toMatchObject({ score: 64, sector: 0 });
  expect(matchOf({ ...first, stages: ["growth"] }, needs, startup)).toMatchObject({ score: 74, stage: 0 });
  expect(matchOf(first, [], startup)).toMatchObject({ score: 50, need: 0, helpsWith: [] });
});
