import { setImmediate } from "node:timers/promises";

type Limits = {
  atOnce: number;
  waiting?: number;
  /** Milliseconds after which a waiting task starts anyway, so that one blocked task does not block all later tasks. */
  longestWait?: number;
};

type Line = { running: number; next: Set<() => void> };

/** Runs at most `atOnce` tasks per key, in this process only; returns `refuse`'s result if too many wait. */
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
      // A query of the embedded database blocks this thread. Yielding first lets requests that have already arrived
      // join the queue.
      await setImmediate();
      return await task();
    } finally {
      // The next task takes over the place of the finished task, so that a later task cannot start first.
      const [next] = line.next;
      if (next && line.running <= atOnce) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
