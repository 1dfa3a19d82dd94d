import { networksOf } from "../http/visitor.server.ts";

export class Crowded extends Error {
  /** Seconds after which the client may try again. */
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
  /** The maximum places in the queue for one IP address, then for each wider IPv6 network around it. */
  places: readonly number[];
};

export type Asker = { address: string; account: string };

type Waiting = { rank: number; go: () => void; refuse: (crowded: Crowded) => void };

/** A queued request counts fully for its IP address, and this many times less for each wider network around it. */
const turnsWithin = 4;
/** Each served request raises the rank of later requests by this amount, so that no request waits forever. */
const rankPerTurn = 1 / turnsWithin ** 3;

/** Runs `atOnce` tasks at a time; a request waits longer, the more places its network or account already has. */
export function createQueue({ atOnce, waiting, perSecond, places }: Limits) {
  const held = new Map<string, number>();
  /** The waiting requests, ordered by rank and then by arrival; the first is served next. */
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

  /**
   * Returns the seconds after which a retry may succeed, or 0 if a request from this IP address would be accepted now.
   */
  const crowdedFor = (address: string) => (isRefused(claimsOn(address)) ? later() : 0);

  function hold(key: string, count: number) {
    const now = (held.get(key) ?? 0) + count;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  }

  function leave() {
    const next = line.shift();
    if (!next) return void (inside -= 1);
    reached = Math.max(reached + rankPerTurn, next.rank);
    next.go();
  }

  /** Runs `work`, which must wait for `turn` before it starts; throws Crowded if the queue is full. */
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
