import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
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
  const all = names.map(async (name) => run("one", task(name), () => "refused"));
  expect(await run("another", async () => Promise.resolve("at once"))).toBe("at once");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "e", "refused"]);
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

test("a task that has waited as long as it may begins all the same, and the line keeps its order after it", async () => {
  vi.useFakeTimers();
  try {
    const run = takeTurns({ atOnce: 1, longestWait: 5_000 });
    const first = Promise.withResolvers<void>();
    const begun: string[] = [];
    const task = (name: string) => async () => Promise.resolve(void begun.push(name));
    const all = [run("one", async () => first.promise), run("one", task("late"))];
    await vi.advanceTimersByTimeAsync(4_999);
    all.push(run("one", task("next")));
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await all[1];
    expect(begun).toEqual(["late"]);
    first.resolve();
    await Promise.all(all);
    expect(begun).toEqual(["late", "next"]);
  } finally {
    vi.useRealTimers();
  }
});
