import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurns } from "./turns.server.ts";

test("a few at once, the others in order, those beyond the line not at all; each key by itself", async () => {
  const run = takeTurns({ atOnce: 2, waiting: 3 });
  const begun: string[] = [];
  let most = 0;
  let running = 0;
  const task = (name: string) => async () => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
    return name;
  };
  const names = ["a", "b", "c", "d", "e", "f"];
  const all = names.map(async (name) => run("one", task(name)));
  expect(await run("another", async () => Promise.resolve("at once"))).toBe("at once");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "e", undefined]);
  expect([begun, most]).toEqual([["a", "b", "c", "d", "e"], 2]);
});

test("a task that fails gives its turn on", async () => {
  const run = takeTurns({ atOnce: 1, waiting: 1 });
  const fails = run("one", async () => Promise.reject(new Error("no")));
  const waits = run("one", async () => Promise.resolve("done"));
  await expect(fails).rejects.toThrow("no");
  expect(await waits).toBe("done");
  expect(await run("one", async () => Promise.resolve("again"))).toBe("again");
});
