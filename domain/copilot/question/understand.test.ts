import { expect, test } from "vitest";
import { chatLimits } from "../message.ts";
import { understand } from "./understand.ts";

// Before the analysis was limited, such a message blocked the main thread for half a minute.
test("a message of nothing but small words is read at once", { timeout: 120_000 }, () => {
  const from = performance.now();
  for (const words of ["et ", "and ", "x? ", "je coupe 1k et "])
    understand(words.repeat(chatLimits.question).slice(0, chatLimits.question));
  expect(performance.now() - from).toBeLessThan(6_000);
});

test("what is asked behind a long preamble is still found", () => {
  const asked = understand(`${"Je te raconte ma semaine. ".repeat(10)}Quel est mon runway ?`);
  expect(asked.map(({ intent }) => intent)).toEqual(["runway"]);
});
