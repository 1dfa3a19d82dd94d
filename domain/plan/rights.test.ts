import { expect, test } from "vitest";
import { isOpen, opens, type Right } from "./rights.ts";

const openedBy = (plan: "free" | "visible" | "elite") =>
  (Object.keys(opens) as Right[]).filter((right) => isOpen(plan, right));

test("each plan opens what the one below it opens, and more", () => {
  const [free, visible, elite] = [openedBy("free"), openedBy("visible"), openedBy("elite")];
  expect(new Set(free).isSubsetOf(new Set(visible)) && new Set(visible).isSubsetOf(new Set(elite))).toBe(true);
  expect([free.length < visible.length, visible.length < elite.length]).toEqual([true, true]);
  expect(elite).toEqual(Object.keys(opens));
});

test("a founder who pays for nothing keeps their own figures; being seen takes Visible, the copilot takes Elite", () => {
  const plans = (right: Right) => (["free", "visible", "elite"] as const).filter((plan) => isOpen(plan, right));
  expect(plans("check-in")).toEqual(["free", "visible", "elite"]);
  expect(plans("publication")).toEqual(["visible", "elite"]);
  expect(plans("copilot")).toEqual(["elite"]);
});
