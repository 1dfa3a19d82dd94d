import { setImmediate } from "node:timers/promises";

type Limits = {
  atOnce: number;
  /** How many tasks of a key may wait; any number by default. */
  waiting?: number;
  /** Milliseconds after which a task no longer waits, so that an outage does not block all later ones. */
  longestWait?: number;
};

type Line = { running: number; next: Set<() => void> };

/**
 * Runs at most `atOnce` tasks of a key at a time, in this process only, in the order of their arrival. If all places in
 * the line are taken, `refuse` answers instead.
 */
export function takeTurns({ atOnce, waiting = Infinity, longestWait }: Limits) {
  const lines = new Map<string, Line>();

  const wait = (line: Line) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        line.next.delete(go);
        resolve();
      };
      const goAnyway = () => {
        line.running += 1;
        go();
      };
      const timer = longestWait === undefined ? undefined : setTimeout(goAnyway, longestWait);
      line.next.add(go);
    });

  return async function run<Result>(
    key: string,
    task: () => Promise<Result>,
    refuse = (): Result => {
      throw new Error(`Too many wait for ${key}`);
    },
  ): Promise<Result> {
    const line = lines.get(key) ?? { running: 0, next: new Set() };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.next.size >= waiting) return refuse();
    else await wait(line);
    try {
      // The embedded database answers in this very thread: requests that have arrived get into their lines first.
      await setImmediate();
      return await task();
    } finally {
      // The next task takes over this one's place, so that no later one gets ahead of it.
      const [next] = line.next;
      if (next && line.running <= atOnce) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
