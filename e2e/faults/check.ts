export type Check = {
  goal: string;
  measured: string;
  ok: boolean;
  /** Set only for checks of this machine's speed: true if the measurement ended, whatever its value. */
  finite?: boolean;
  /** False if this machine cannot run the scenario; otherwise missing. */
  tried?: false;
};

export function atMost(what: string, measured: number, limit: number, unit = ""): Check {
  const shown = Number.isInteger(measured) ? measured : Math.round(measured * 10) / 10;
  return { goal: `${what}: at most ${limit}${unit}`, measured: `${shown}${unit}`, ok: measured <= limit };
}

/** A limit on this machine's speed, which only `npm run faults`, on an otherwise idle machine, enforces. */
export function onThisMachine(...goal: Parameters<typeof atMost>): Check {
  const check = atMost(...goal);
  const finite = Number.isFinite(goal[1]);
  return { ...check, ok: check.ok && finite, finite };
}

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

/** Only for tests about time itself, such as a rate or an outage; otherwise use `until`. */
export const elapse = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits until `done` is true; false if that takes longer than `forMs`. */
export async function until(done: () => boolean | Promise<boolean>, forMs: number, everyMs = 50) {
  for (const end = performance.now() + forMs; performance.now() < end; await elapse(everyMs))
    if (await done()) return true;
  return done();
}
