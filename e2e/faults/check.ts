/** One checked goal with its measured result. */
export type Check = {
  goal: string;
  measured: string;
  ok: boolean;
  /** Of a goal that depends on the machine: whether there is a figure at all. An endless wait has none. */
  finite?: boolean;
  /** Left out where the machine does not allow to try it. */
  tried?: false;
};

export function atMost(what: string, measured: number, limit: number, unit = ""): Check {
  const shown = Number.isInteger(measured) ? measured : Math.round(measured * 10) / 10;
  return { goal: `${what}: at most ${limit}${unit}`, measured: `${shown}${unit}`, ok: measured <= limit };
}

/** How fast, or how large: judged by `npm run faults`, on a machine that does nothing else. */
export function onThisMachine(...goal: Parameters<typeof atMost>): Check {
  const check = atMost(...goal);
  const finite = Number.isFinite(goal[1]);
  return { ...check, ok: check.ok && finite, finite };
}

/** The result of a scenario that this machine cannot run; it counts as a failure in CI. */
export function notTried(goal: string, why: string): Check {
  return { goal, measured: `not tried: ${why}`, ok: !process.env["CI"], tried: false };
}

export function none(what: string, found: readonly unknown[]): Check {
  const [first] = found;
  return {
    goal: `${what}: none`,
    measured: found.length === 0 ? "0" : `${found.length}, such as ${JSON.stringify(first)}`,
    ok: found.length === 0,
  };
}

export function all(what: string, measured: number, of: number): Check {
  return { goal: `${what}: all ${of}`, measured: String(measured), ok: measured === of };
}

/**
 * Lets time pass that is itself what is tried: a rate, how long an outage lasts or a wrong clock runs, when a client was
 * told to come back, when memory is weighed. Whatever can be seen is waited for with `until`.
 */
export const elapse = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same numbers in every run. */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits until `done`; false when that took longer than `forMs`. */
export async function until(done: () => boolean | Promise<boolean>, forMs: number, everyMs = 50) {
  for (const end = performance.now() + forMs; performance.now() < end; await elapse(everyMs))
    if (await done()) return true;
  return done();
}
