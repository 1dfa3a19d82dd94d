import { setTimeout as sleep } from "node:timers/promises";

const shortest = 150;

/** Answers no sooner than this, so that the time does not tell whether there was something to do. */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), sleep(shortest)]);
  return done;
}
