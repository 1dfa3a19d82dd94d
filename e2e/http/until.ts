import { vi } from "vitest";

/** What is read, once it is there: also before a test, where `expect.poll` may not wait. */
export const until = <T>(read: () => T | undefined, what = "What is waited for"): Promise<T> =>
  vi.waitFor(
    () => {
      const found = read();
      if (found === undefined) throw new Error(`${what} did not come`);
      return found;
    },
    { timeout: 20_000, interval: 30 },
  );
