import { vi } from "vitest";

/** Polls until `read` returns a value; also works in hooks, where `expect.poll` is not allowed. */
export const until = <T>(read: () => T | undefined, what = "What is waited for"): Promise<T> =>
  vi.waitFor(
    () => {
      const found = read();
      if (found === undefined) throw new Error(`${what} did not come`);
      return found;
    },
    { timeout: 20_000, interval: 30 },
  );
