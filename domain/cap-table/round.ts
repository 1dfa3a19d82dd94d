import type { Holder } from "./cap-table.ts";

/** A round with a share price. Money is in cents; proportions are in hundredths of a percent. */
export type PricedRound = {
  kind: "priced";
  /** The lead investor, who pays the round's amount minus the amounts of the other investors. */
  investor: string;
  amount: number;
  /** The other investors in the round, each with the amount that the investor pays. */
  others?: readonly { investor: string; amount: number }[];
  valuation: number;
  /** "pre" if the valuation excludes the money raised, "post" if the valuation includes it. */
  valued: "pre" | "post";
  /** The option pool as a proportion of all shares after the round. 0 means no pool. */
  pool: number;
  /** A pool made before the round dilutes only existing holders; a pool made after the round dilutes all holders. */
  poolMade: "before" | "after";
  /** "within" if the pre-money valuation includes the shares from converted BSA AIR notes, "beside" if not. */
  conversion: "within" | "beside";
};

/** A BSA AIR: an investor pays now for shares, and the next priced round determines their price. */
export type BsaAir = {
  kind: "bsa-air";
  investor: string;
  amount: number;
  discount: number;
  floor: number | null;
  cap: number | null;
  /** Whether `floor` and `cap` limit the round's valuation before or after the discount is applied. */
  bounds: "before" | "after";
  nominal: number;
  /** True if additional shares make up for the nominal value, which the investor also has to pay. */
  neutralised: boolean;
};

export type Round = PricedRound | BsaAir;

export const roundLimits = { rounds: 8, name: 80, shares: 1e15, percent: 90 } as const;

export const otherPlaces = ["B", "C", "D"] as const;

type Group = "holder" | "bsa-air" | "investor" | "pool";

/** A number of shares held by one holder. The name of the option pool is empty. */
export type Holding = Holder & { group: Group };

/** The kinds of shares that a round's pre-money valuation does not include. */
export type Uncounted = "bsa-air" | "pool";

type Conversion = {
  investor: string;
  amount: number;
  valuation: number;
  boundBy: "floor" | "cap" | null;
  /** Euros per share, with four decimals. */
  price: number;
  shares: number;
};

/** Ownership at one point in time. The first stage is today's, without a round; each later stage follows one round. */
export type Stage = {
  round: Round | null;
  holdings: readonly Holding[];
  total: number;
  conversions: readonly Conversion[];
  /** The sums of a priced round in cents (`price` in euros). Null if the stage has no priced round. */
  money: {
    pre: number;
    post: number;
    price: number;
    /** The value of all shares at the round's price; `uncounted` says why it exceeds the post-money valuation. */
    all: number;
    uncounted: readonly Uncounted[];
    issued: number;
    pool: number;
    investors: readonly { investor: string; amount: number; shares: number }[];
  } | null;
};

type Refusal = "othersTooMuch" | "postTooSmall" | "poolTooLarge" | "nominalTooHigh" | "noShare" | "tooManyShares";

export type Modelled =
  | { stages: readonly Stage[]; waiting: readonly BsaAir[] }
  /** `round` is the index of the first impossible round, counted from 0. */
  | { refused: Refusal; round: number };

class Impossible extends Error {
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}

const whole = 10_000n;

/** Returns the price of a share in euros with four decimals, from an amount in cents and a number of shares. */
const priceOf = (cents: bigint, shares: bigint) => Number((cents * 200n + shares) / (2n * shares)) / 10_000;

/** Returns the valuation at which a BSA AIR converts, in cents, and whether cap or floor determined it. */
export function conversionValuation({ discount, floor, cap, bounds }: BsaAir, pre: number) {
  const less = (cents: number) => Number((BigInt(cents) * (whole - BigInt(discount)) + whole / 2n) / whole);
  const from = bounds === "after" ? less(pre) : pre;
  const boundBy = floor !== null && from < floor ? "floor" : cap !== null && from > cap ? "cap" : null;
  const bounded = (boundBy === "floor" ? floor : boundBy === "cap" ? cap : null) ?? from;
  return { valuation: bounds === "after" ? bounded : less(bounded), boundBy } as const;
}

function convert(note: BsaAir, pre: number, shares: bigint): Conversion {
  const { valuation, boundBy } = conversionValuation(note, pre);
  const paid = note.neutralised ? BigInt(note.nominal) * shares : 0n;
  const over = BigInt(valuation) - paid;
  if (over <= 0n) throw new Impossible("nominalTooHigh");
  const issued = (BigInt(note.amount) * shares) / over;
  if (issued === 0n) throw new Impossible("noShare");
  return {
    ...{ investor: note.investor, amount: note.amount, valuation, boundBy },
    price: priceOf(BigInt(valuation), shares),
    shares: Number(issued),
  };
}

/** Adds shares to the holding with the same name, so that a holder who invests twice has only one row. */
function give(holdings: readonly Holding[], given: Holding): Holding[] {
  if (given.shares === 0) return [...holdings];
  const same = (each: Holding) => each.name === given.name && (each.group === "pool") === (given.group === "pool");
  if (!holdings.some(same)) return [...holdings, given];
  return holdings.map((each) => (same(each) ? { ...each, shares: each.shares + given.shares } : each));
}

const sharesOf = (holdings: readonly { shares: number }[]) =>
  holdings.reduce((sum, { shares }) => sum + BigInt(shares), 0n);

function price(round: PricedRound, held: readonly Holding[], notes: readonly BsaAir[]): Stage {
  const pre = round.valued === "pre" ? round.valuation : round.valuation - round.amount;
  if (pre <= 0) throw new Impossible("postTooSmall");
  const others = round.others ?? [];
  const led = round.amount - others.reduce((sum, { amount }) => sum + amount, 0);
  if (led <= 0) throw new Impossible("othersTooMuch");
  const before = sharesOf(held);
  const conversions = notes.map((note) => convert(note, pre, before));
  const converted = sharesOf(conversions);
  const within = round.conversion === "within" ? before + converted : before;
  const beside = before + converted - within;
  const [worth, paid, part] = [BigInt(pre), BigInt(round.amount), BigInt(round.pool)];
  const isBefore = round.poolMade === "before";
  // `rest` is the divisor in the formula for the number of pool shares.
  const rest = isBefore ? whole * worth - part * (worth + paid) : whole - part;
  if (rest <= 0n) throw new Impossible("poolTooLarge");
  const poolBefore = isBefore ? (part * (within * (worth + paid) + beside * worth)) / rest : 0n;
  const base = within + poolBefore;
  const investors = [{ investor: round.investor, amount: led }, ...others].map((each) => ({
    ...each,
    shares: Number((BigInt(each.amount) * base) / worth),
  }));
  if (investors.some(({ shares }) => shares === 0)) throw new Impossible("noShare");
  const issued = sharesOf(investors);
  const pool = isBefore ? poolBefore : (part * (base + beside + issued)) / rest;
  if (before + converted + issued + pool > BigInt(roundLimits.shares)) throw new Impossible("tooManyShares");
  const given: Holding[] = [
    ...conversions.map(({ investor, shares }): Holding => ({ name: investor, group: "bsa-air", shares })),
    ...investors.map(({ investor, shares }): Holding => ({ name: investor, group: "investor", shares })),
    { name: "", group: "pool", shares: Number(pool) },
  ];
  const holdings = given.reduce(give, [...held]);
  const total = sharesOf(holdings);
  const [post, all] = [pre + round.amount, Number((2n * worth * total + base) / (2n * base))];
  const beyond = [...(beside > 0n ? ["bsa-air" as const] : []), ...(pool > poolBefore ? ["pool" as const] : [])];
  return {
    ...{ round, holdings, conversions },
    total: Number(total),
    money: {
      ...{ pre, post, price: priceOf(worth, base), all, uncounted: all > post ? beyond : [] },
      ...{ issued: Number(issued), pool: Number(pool), investors },
    },
  };
}

const holdingsOf = (holders: readonly Holder[]) =>
  holders.map((holder): Holding => ({ ...holder, group: "holder" })).reduce<Holding[]>(give, []);

/** Returns the ownership if a BSA AIR converts without a round at `pre` cents, or null if impossible. */
export function convertedAt(holders: readonly Holder[], note: BsaAir, pre: number): Stage | null {
  const today = holdingsOf(holders);
  try {
    const converted = convert(note, pre, sharesOf(today));
    const holdings = give(today, { name: converted.investor, group: "bsa-air", shares: converted.shares });
    return { round: note, holdings, total: Number(sharesOf(holdings)), conversions: [converted], money: null };
  } catch (error) {
    if (error instanceof Impossible) return null;
    throw error;
  }
}

export function modelRounds(holders: readonly Holder[], rounds: readonly Round[]): Modelled {
  const today = holdingsOf(holders);
  const stages: Stage[] = [
    { round: null, holdings: today, total: Number(sharesOf(today)), conversions: [], money: null },
  ];
  let waiting: BsaAir[] = [];
  for (const [index, round] of rounds.entries()) {
    const last = stages.at(-1);
    if (!last) break;
    if (round.kind === "bsa-air") {
      waiting = [...waiting, round];
      stages.push({ ...last, round, conversions: [], money: null });
      continue;
    }
    try {
      stages.push(price(round, last.holdings, waiting));
      waiting = [];
    } catch (error) {
      if (error instanceof Impossible) return { refused: error.why, round: index };
      throw error;
    }
  }
  return { stages, waiting };
}
