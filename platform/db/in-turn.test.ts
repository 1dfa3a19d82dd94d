import { expect, test, vi } from "vitest";
import { inTurn } from "./in-turn.server.ts";

const moment = () => new Promise<void>((resolve) => setImmediate(resolve));

test("work of a crowd runs a few at a time, in order, also after one has failed", async () => {
  const run = inTurn(3);
  const began: number[] = [];
  let [inside, most] = [0, 0];
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, nth) =>
      run(async () => {
        began.push(nth);
        most = Math.max(most, (inside += 1));
        await moment();
        inside -= 1;
        if (nth === 5) throw new Error("Failed");
        return nth;
      }),
    ),
  );
  expect(began).toEqual(Array.from({ length: 40 }, (_, nth) => nth));
  expect(most).toBe(3);
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await run(async () => "free again")).toBe("free again");
});

test("who has waited five seconds begins all the same", async () => {
  vi.useFakeTimers();
  try {
    const run = inTurn(1);
    let hasBegun = false;
    void run(() => new Promise(() => {}));
    const second = run(async () => (hasBegun = true));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(hasBegun).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
