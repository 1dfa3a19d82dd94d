import { expect, test } from "vitest";
import { eventStream } from "./event-stream.server.ts";

test("what breaks a source off is told to who can write it down, and the stream ends", async () => {
  const told: unknown[] = [];
  const broken = new Error("Failed query: insert … params: what somebody typed");
  async function* source() {
    yield { event: "asked", data: 1 };
    throw broken;
  }
  const answer = eventStream({
    source,
    shutdown: new AbortController().signal,
    isOpen: async () => true,
    onError: (error) => told.push(error),
  });
  expect(await answer.text()).toBe("event: asked\ndata: 1\n\n");
  expect(told).toEqual([broken]);
});

test("a stream ends soon after its reader's session has, and a look that fails ends nothing", async () => {
  const told: unknown[] = [];
  const looks = [() => Promise.reject(new Error("no database")), async () => true, async () => false];
  let looked = 0;
  async function* source(signal: AbortSignal) {
    yield { data: "open" };
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  }
  const answer = eventStream({
    source,
    shutdown: new AbortController().signal,
    isOpen: async () => looks[looked++]?.() ?? false,
    onError: (error) => told.push(error),
  });
  expect(await answer.text()).toBe('data: "open"\n\n');
  expect([looked, told.length]).toEqual([3, 1]);
}, 30_000);
