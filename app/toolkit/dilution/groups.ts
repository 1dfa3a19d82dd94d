import { percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import type { Stage } from "../../../domain/cap-table/round.ts";

export const groups = ["holder", "bsa-air", "investor", "pool"] as const;

type Group = (typeof groups)[number];

/** The stages at which ownership changes: today and each priced round. */
export const ownershipStages = (stages: readonly Stage[]) =>
  stages.filter(({ round }) => round === null || round.kind === "priced");

/** Percents of a stage, each holding's and each group's: the groups' are the sums of what is shown. */
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
