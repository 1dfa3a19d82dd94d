import { setTimeout as sleep } from "node:timers/promises";
import type { StreamedEvent } from "../../platform/http/event-stream.server.ts";

export const counted = { begun: 0, aborted: 0, ended: 0 };

export async function* ticks(signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  counted.begun += 1;
  signal.addEventListener("abort", () => (counted.aborted += 1), { once: true });
  try {
    for (let tick = 0; ; tick += 1) {
      yield { event: "tick", data: { tick, filling: "x".repeat(2_000) } };
      await sleep(50, undefined, { signal });
    }
  } finally {
    counted.ended += 1;
  }
}
