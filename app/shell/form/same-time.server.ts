import { setTimeout as sleep } from "node:timers/promises";

const shortest = 150;

/** Takes at least a fixed time, so that the response time does not reveal whether an account exists. */
export async function inSameTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), sleep(shortest)]);
  return done;
}
