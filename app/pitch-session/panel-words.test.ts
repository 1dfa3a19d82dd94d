import { expect, test } from "vitest";
import { words as en } from "./panel-words.en.ts";

test("the last session has its date as every other page prints it, but for the two that were announced otherwise", () => {
  const { last } = en;
  expect(last("8 October 2026", "24 September")).toBe(
    "Last session: 8 October 2026 — applications closed on 24 September",
  );
  expect(last("30 June–2 July 2027", null)).toBe("Last session: 30 June–2 July 2027");
  expect(last("17 and 18 June 2025", "15 June")).toBe(
    "Last session: June 17 and 18, 2025 — applications closed June 15",
  );
});
