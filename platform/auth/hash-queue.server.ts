import { networksOf } from "../http/visitor.server.ts";

/** There is no place left to wait. */
export class Crowded extends Error {
  /** In seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("too many wait already");
    this.retryAfter = retryAfter;
  }
}

type Limits = {
  atOnce: number;
  waiting: number;
  perSecond: number;
  /** The most places of an address, and of each wider network around it. */
  places: readonly number[];
};

/** Who asks for a turn, and the account it is about. */
export type Asker = { address: string; account: string };

type Waiting = { rank: number; go: () => void; refuse: (crowded: Crowded) => void };

/** A network has so many times the turns of the next one within it. */
const turnsWithin = 4;
/** Less than one place of the widest network counts, so that it only decides between those who hold as many. */
const patience = 1 / turnsWithin ** 3;

/**
 * Lets `atOnce` through at a time. Turns go round: a newcomer stands behind the places that their address, the
 * networks around it and their account hold already, and no others; each turn brings everybody who waits a little
 * nearer. When all is taken, the last in this order gives way.
 */
export function createQueue({ atOnce, waiting, perSecond, places }: Limits) {
  const held = new Map<string, number>();
  /** By rank, and by when they came. */
  const line: Waiting[] = [];
  let taken = 0;
  let inside = 0;
  let reached = 0;

  const claimsOn = (address: string) =>
    networksOf(address).map((key, width) => ({ key, turns: turnsWithin ** width, most: places[width] ?? Infinity }));
  const rankOf = (claims: { key: string; turns: number }[]) =>
    reached + Math.max(...claims.map(({ key, turns }) => (held.get(key) ?? 0) / turns));
  const later = () => Math.max(1, Math.ceil(line.length / perSecond));

  function isRefused(claims: ReturnType<typeof claimsOn>) {
    if (claims.some(({ key, most }) => (held.get(key) ?? 0) >= most)) return true;
    return taken >= atOnce + waiting && !((line.at(-1)?.rank ?? 0) > rankOf(claims));
  }

  /** In how many seconds to come back; 0 while there is a place for this address. */
  const crowdedFor = (address: string) => (isRefused(claimsOn(address)) ? later() : 0);

  function hold(key: string, count: number) {
    const now = (held.get(key) ?? 0) + count;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  }

  function leave() {
    const next = line.shift();
    if (!next) return void (inside -= 1);
    reached = Math.max(reached + patience, next.rank);
    next.go();
  }

  /** Takes a place for `work`, which waits for its turn when it calls for it; throws Crowded where there is none. */
  async function withSlot<T>({ address, account }: Asker, work: (turn: () => Promise<void>) => Promise<T>): Promise<T> {
    const claims = [...claimsOn(address), { key: `account ${account}`, turns: 1, most: Infinity }];
    if (isRefused(claims)) throw new Crowded(later());
    const rank = rankOf(claims);
    if (taken >= atOnce + waiting) line.at(-1)?.refuse(new Crowded(later()));
    taken += 1;
    for (const { key } of claims) hold(key, 1);
    let hadTurn = false;
    async function turn() {
      if (inside < atOnce) inside += 1;
      else
        await new Promise<void>((go, fail) => {
          const own: Waiting = {
            rank,
            go,
            refuse(crowded) {
              line.splice(line.indexOf(own), 1);
              fail(crowded);
            },
          };
          line.splice(line.findLastIndex((each) => each.rank <= rank) + 1, 0, own);
        });
      hadTurn = true;
    }
    try {
      return await work(turn);
    } finally {
      taken -= 1;
      for (const { key } of claims) hold(key, -1);
      if (hadTurn) leave();
    }
  }

  return { withSlot, crowdedFor };
}
