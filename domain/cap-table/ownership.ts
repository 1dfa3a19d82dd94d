import { type Holder, percentagesOf } from "./cap-table.ts";
import { type BsaAir, convertedAt, modelRounds, roundLimits, type Stage } from "./round.ts";

export const groups = ["holder", "bsa-air", "investor", "pool"] as const;

type Group = (typeof groups)[number];

export const ownershipStages = (stages: readonly Stage[]) =>
  stages.filter(({ round }) => round === null || round.kind === "priced");

/** A group's percentage is the sum of its holdings' rounded percentages. */
export function sharesAt({ holdings }: Stage) {
  const percents = percentagesOf(holdings);
  const byGroup = Object.fromEntries(
    groups.map((group) => {
      const tenths = holdings.map((each, index) =>
        each.group === group ? Math.round((percents[index] ?? 0) * 10) : 0,
      );
      return [group, tenths.reduce((sum, each) => sum + each, 0) / 10];
    }),
  ) as Record<Group, number>;
  return { percents, byGroup };
}

/**
 * A priced round and the BSA AIR note that converts in the round. Money is in cents; `pool` and `discount` are
 * percentages.
 */
export type Offer = {
  pre: number;
  raised: number;
  pool?: number;
  note?: { amount: number; cap: number | null; discount: number };
};

// No shareholder's name begins with a space, so these names differ from all existing names.
const newcomer = { investor: " investor", note: " bsa-air" } as const;

const bsaAir = ({ amount, cap, discount }: NonNullable<Offer["note"]>): BsaAir => ({
  ...{ kind: "bsa-air", investor: newcomer.note, amount, cap, discount: Math.round(discount * 100) },
  ...{ floor: null, bounds: "after", nominal: 0, neutralised: false },
});

/** One holder with so many shares that rounding to whole shares hardly changes the result. */
const anyHolders: readonly Holder[] = [{ name: "1", shares: 10_000_000 }];

/**
 * Returns each shareholder's percentage after a round with the dilution tool's default settings. Returns null if the
 * input is invalid.
 */
export function afterOffer(holders: readonly Holder[] | undefined, { pre, raised, pool = 0, note }: Offer) {
  const today = holders ?? anyHolders;
  const parts = [pool, note?.discount ?? 0];
  if (parts.some((percent) => percent < 0 || percent > roundLimits.percent)) return null;
  const modelled = modelRounds(today, [
    ...(note ? [bsaAir(note)] : []),
    {
      ...{ kind: "priced", investor: newcomer.investor, amount: raised, valuation: pre, valued: "pre" },
      ...{ pool: Math.round(pool * 100), poolMade: "before", conversion: "within" },
    },
  ]);
  if ("refused" in modelled) return null;
  const last = modelled.stages.at(-1);
  if (!last) return null;
  const { percents, byGroup } = sharesAt(last);
  const held = percentagesOf(today);
  return {
    post: pre + raised,
    byGroup,
    conversion: last.conversions[0] ?? null,
    /** The percentages of today's shareholders before and after the round, in the order of the cap table. */
    holders: held.map((before, index) => ({ before, after: percents[index] ?? 0 })),
  };
}

/** Returns the percentages after a BSA AIR converts at its cap without a round, or null if impossible. */
export function atCap(holders: readonly Holder[] | undefined, note: NonNullable<Offer["note"]> & { cap: number }) {
  const stage = convertedAt(holders ?? anyHolders, { ...bsaAir(note), discount: 0 }, note.cap);
  return stage && { byGroup: sharesAt(stage).byGroup, conversion: stage.conversions[0] ?? null };
}
