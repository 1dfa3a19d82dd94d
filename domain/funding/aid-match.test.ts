import { expect, test } from "vitest";
import { aids } from "../../content/funding/aids.ts";
import { aidMatchOf, bestFirst } from "./aid-match.ts";

const national = { region: "national", stages: [], sectors: [] } as const;
const nobody = { region: "", current_stage: "", sector: "" };

test("an aid that asks for nothing is for everybody, also without a profile", () => {
  expect(aidMatchOf({ ...national, stages: [], sectors: [] }, nobody)).toEqual({
    fit: "yes",
    region: "anyone",
    stage: "anyone",
    sector: "anyone",
  });
});

test("region, stage and sector each rule it out, and are unknown while the profile is silent", () => {
  const paris = { region: "ile-de-france" as const, stages: ["idea" as const], sectors: ["biotech" as const] };
  const fitting = { region: "ile-de-france", current_stage: "idea", sector: "biotech" };
  expect(aidMatchOf(paris, fitting).fit).toBe("yes");
  for (const [field, other] of [
    ["region", "bretagne"],
    ["current_stage", "growth"],
    ["sector", "saas"],
  ] as const) {
    expect(aidMatchOf(paris, { ...fitting, [field]: other }).fit).toBe("no");
    expect(aidMatchOf(paris, { ...fitting, [field]: "" }).fit).toBe("maybe");
  }
});

test("the first two for a startup of Île-de-France with its first customers fit it, and what cannot comes last", () => {
  const profile = { region: "ile-de-france", current_stage: "first-customers", sector: "saas" };
  const matched = bestFirst(aids.map((aid) => ({ id: aid.id, match: aidMatchOf(aid, profile) })));
  expect(matched.slice(0, 2).map(({ match }) => match.fit)).toEqual(["yes", "yes"]);
  expect(matched.at(-1)).toMatchObject({ id: "bourse-french-tech", match: { fit: "no", stage: "differs" } });
});
