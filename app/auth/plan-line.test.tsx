import { expect, test } from "vitest";
import { htmlOf } from "../../e2e/peers/html-of.tsx";
import { PlanLine } from "./plan-line.tsx";

const granted = (until: string | null) => ({
  ...({ plan: "free", from: null, until: null } as const),
  next: { plan: "visible", from: "2026-12-05", until } as const,
});

test("a plan that has not begun is named with its first day, and its last one if it has one", async () => {
  const written = async (until: string | null, lang: "en" | "fr") =>
    (await htmlOf(<PlanLine {...granted(until)} />, lang)).replaceAll(/\s+/g, " ");
  expect(await written("2026-12-31", "en")).toContain("From 5 December 2026 to 31 December 2026: Visible.");
  expect(await written("2026-12-31", "fr")).toContain("Du 5 décembre 2026 au 31 décembre 2026 : Visible.");
  expect(await written(null, "en")).toContain("From 5 December 2026: Visible.");
  expect(await written(null, "fr")).toContain("À partir du 5 décembre 2026 : Visible.");
});
