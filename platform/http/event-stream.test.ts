import { expect, test } from "vitest";
import { eventStream } from "./event-stream.server.ts";

test("what breaks a source off is told to who can write it down, and the stream ends", async () => {
  const told: unknown[] = [];
  const broken = new Error("Failed query: insert … params: what somebody typed");
  async function* source() {
    yield { event: "asked", data: 1 };
    throw broken;
  }
  const answer = eventStream({ source, shutdown: new AbortController().signal, onError: (error) => told.push(error) });
  expect(await answer.text()).toBe("event: asked\ndata: 1\n\n");
  expect(told).toEqual([broken]);
});
