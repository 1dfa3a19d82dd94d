/** There is no place left to wait. */
export class Crowded extends Error {
  /** In seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("too many wait already");
    this.retryAfter = retryAfter;
  }
}

type Places = { atOnce: number; waiting: number; perSecond: number };

/** Lets `atOnce` through at a time and `waiting` wait in their order; whoever comes then is told to come back. */
export function createLine({ atOnce, waiting, perSecond }: Places) {
  const line: (() => void)[] = [];
  let inside = 0;
  /** In how many seconds to come back; 0 while there is a place. */
  const crowdedFor = () => (line.length < waiting ? 0 : Math.ceil(line.length / perSecond));

  async function inLine<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= atOnce) {
      if (crowdedFor() > 0) throw new Crowded(crowdedFor());
      await new Promise<void>((resolve) => line.push(resolve));
    } else inside += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    }
  }

  return { inLine, crowdedFor };
}
