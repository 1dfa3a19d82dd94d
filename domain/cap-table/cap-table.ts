import { wholeOf } from "../../platform/language/typed-number.ts";

export type Holder = { name: string; shares: number };

export const capTableLimits = { holders: 50, name: 80, shares: 1_000_000_000_000 } as const;

/** Returns the number of shares by holder's name. Repeated names get a number, so that all names are unique. */
export function sharesByHolder(holders: readonly Holder[]) {
  const parts = new Map<string, number | undefined>();
  for (const { name, shares } of holders) {
    let key = name;
    for (let count = 2; parts.has(key); count += 1) key = `${name}\n${count}`;
    parts.set(key, shares);
  }
  return Object.fromEntries(parts);
}

export const holderOf = (part: string) => part.split("\n")[0] ?? "";

export const holdersIn = (parts: Record<string, number | undefined>): Holder[] =>
  Object.entries(parts).flatMap(([part, shares]) => (shares === undefined ? [] : { name: holderOf(part), shares }));

/** Parses a positive whole number with optional thousands separators, as in "1 000"; null if invalid. */
export function wholeShares(typed: string) {
  return wholeOf(typed, 1, capTableLimits.shares) ?? null;
}

export const totalShares = (holders: readonly Holder[]) => holders.reduce((sum, { shares }) => sum + shares, 0);

/** Returns percentages with one decimal that add up to 100.0, rounded by the largest-remainder method. */
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
