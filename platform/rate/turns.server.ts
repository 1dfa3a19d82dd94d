import { setImmediate } from "node:timers/promises";

type Limits = { atOnce: number; waiting: number };

/**
 * Runs at most `atOnce` tasks of a key at a time, in this process only; the next ones wait for their turn, at most
 * `waiting` of them. Returns undefined, without running the task, if all places in the line are taken.
 */
export function takeTurns({ atOnce, waiting }: Limits) {
  const lines = new Map<string, { running: number; next: (() => void)[] }>();

  return async function run<Result>(key: string, task: () => Promise<Result>): Promise<Result | undefined> {
    const line = lines.get(key) ?? { running: 0, next: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.next.length >= waiting) return undefined;
    else await new Promise<void>((resolve) => line.next.push(resolve));
    try {
      // The embedded database answers in this very thread: requests that have arrived get into their lines first.
      await setImmediate();
      return await task();
    } finally {
      // The next task takes over this one's place, so that nobody who comes now gets ahead of it.
      const next = line.next.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
