import { wholeOf } from "../../platform/language/typed-number.ts";

/** Somebody who holds shares of a startup, by the name that its founder gives. Shares are whole. */
export type Holder = { name: string; shares: number };

export const capTableLimits = { holders: 50, name: 80, shares: 1_000_000_000_000 } as const;

/** Shares by holder; the second of a name stands under that name and a number, which no name holds on a line of its own. */
export function sharesByHolder(holders: readonly Holder[]) {
  const parts: Record<string, number | undefined> = {};
  for (const { name, shares } of holders) {
    let key = name;
    for (let count = 2; Object.hasOwn(parts, key); count += 1) key = `${name}\n${count}`;
    parts[key] = shares;
  }
  return parts;
}

export const holderOf = (part: string) => part.split("\n")[0] ?? "";

/** The table that such parts make; a holder without shares has left it. */
export const holdersIn = (parts: Record<string, number | undefined>): Holder[] =>
  Object.entries(parts).flatMap(([part, shares]) => (shares === undefined ? [] : { name: holderOf(part), shares }));

/** Digits that may be grouped: "1 000", "1.000" and "1,000" are one number; "12,5" and 0 are none. */
export function wholeShares(typed: string) {
  return wholeOf(typed, 1, capTableLimits.shares) ?? null;
}

export const totalShares = (holders: readonly Holder[]) => holders.reduce((sum, { shares }) => sum + shares, 0);

/**
 * Percents with one decimal that sum to 100.0: what rounding down leaves goes, a tenth each, to whom it took most from.
 * Holders of the same number of shares may differ by a tenth; the first by name then has it, in any order of the list.
 */
export function percentagesOf(holders: readonly Holder[]) {
  const total = BigInt(totalShares(holders));
  if (total === 0n) return holders.map(() => 0);
  const parts = holders.map(({ name, shares }) => {
    const thousandths = BigInt(shares) * 1_000n;
    return { name, shares, tenths: Number(thousandths / total), left: thousandths % total };
  });
  const missing = 1_000 - parts.reduce((sum, { tenths }) => sum + tenths, 0);
  const byLeft = parts.toSorted(
    (a, b) =>
      Number(b.left > a.left) - Number(b.left < a.left) ||
      b.shares - a.shares ||
      Number(a.name > b.name) - Number(a.name < b.name),
  );
  for (const part of byLeft.slice(0, missing)) part.tenths += 1;
  return parts.map(({ tenths }) => tenths / 10);
}
