import type { Holder } from "./cap-table.ts";

/** A round at a price. Money is in cents, parts of a whole are in hundredths of a percent. */
export type PricedRound = {
  kind: "priced";
  /** Who leads; puts in what the others leave of the amount. */
  investor: string;
  amount: number;
  /** Others in the same round, each with their part of its amount. */
  others?: readonly { investor: string; amount: number }[];
  valuation: number;
  /** Whether the valuation is without or with the money of the round. */
  valued: "pre" | "post";
  /** What part of all shares after the round options get; 0 makes no pool. */
  pool: number;
  /** Made before the round it is in the pre-money and dilutes who is there; made after it dilutes everybody. */
  poolMade: "before" | "after";
  /** Whether the pre-money counts the shares that BSA AIR become. */
  conversion: "within" | "beside";
};

/** Money paid today for shares whose price the next priced round sets. */
export type BsaAir = {
  kind: "bsa-air";
  investor: string;
  amount: number;
  discount: number;
  floor: number | null;
  cap: number | null;
  /** Whether floor and cap bound the round's valuation before or after the discount. */
  bounds: "before" | "after";
  /** Of one share, paid at conversion. */
  nominal: number;
  /** Whether the number of shares makes up for the nominal that is paid. */
  neutralised: boolean;
};

export type Round = PricedRound | BsaAir;

/** `percent` bounds a pool and a discount. */
export const roundLimits = { rounds: 8, name: 80, shares: 1e15, percent: 90 } as const;

/** What numbers the fields of others in a priced round: `investorB1`, `amountB1` … */
export const otherPlaces = ["B", "C", "D"] as const;

type Group = "holder" | "bsa-air" | "investor" | "pool";

/** The pool has no name. */
export type Holding = Holder & { group: Group };

/** Shares that a round's pre-money does not count. */
export type Uncounted = "bsa-air" | "pool";

type Conversion = {
  investor: string;
  amount: number;
  valuation: number;
  boundBy: "floor" | "cap" | null;
  /** Euros a share, to a hundredth of a cent. */
  price: number;
  shares: number;
};

/** What stands after a step: today without a round, then each round. */
export type Stage = {
  round: Round | null;
  holdings: readonly Holding[];
  total: number;
  conversions: readonly Conversion[];
  /** Of a priced round, in cents. */
  money: {
    pre: number;
    post: number;
    price: number;
    /** All shares after the round at its price, and what makes them worth more than the post-money. */
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
  /** The first round that cannot be, counted from 0. */
  | { refused: Refusal; round: number };

class Impossible extends Error {
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}

const whole = 10_000n;

/** Euros for so many cents a share, to a hundredth of a cent. */
const priceOf = (cents: bigint, shares: bigint) => Number((cents * 200n + shares) / (2n * shares)) / 10_000;

/** The valuation at which a BSA AIR becomes shares when a round is priced at `pre`, in cents, and what bounds it. */
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

/** Adds to a holder of that name, so that one who invests twice stands once. */
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
  // The pool's part is of all shares after the round, which grow with the pool itself.
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

/** Who owns what where a BSA AIR becomes shares without a round, priced at `pre` in cents; null where it cannot. */
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

/** Who owns what today and after each round, in whole shares; what part of a share is left over is issued to nobody. */
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
