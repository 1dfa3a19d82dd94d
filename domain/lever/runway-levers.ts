import { missingFor } from "../kpi/figures.ts";
import { tenthsBelow, type Lever, type Now } from "./lever-kind.ts";

const runwayGoals = [9, 12, 18, 24, 36];
const percentOf = (part: number, whole: number) => (whole > 0 ? tenthsBelow((part / whole) * 100) : null);

export function runwayLevers(now: Now, floor: number): Lever[] {
  const { latest, meanBurn: burn, runway } = now;
  const { cash, mrr } = latest;
  const spend = (target: number): Lever => {
    const gives = Math.floor(cash / target - burn);
    return { lever: "runway-spend", cash, burn, target, gives, more: Math.max(0, gives) };
  };
  if (runway.state !== "months") {
    if (runway.state === "over-36") return [spend(36), spend(24), spend(18)];
    const surplus = -burn;
    const fall = Math.min(surplus, mrr);
    return [
      { lever: "runway-surplus", surplus },
      { lever: "runway-fall", mrr, surplus: fall, percent: percentOf(fall, mrr) },
      spend(24),
    ];
  }
  const { months } = runway;
  const target = [floor, ...runwayGoals].toSorted((a, b) => a - b).find((goal) => goal > months) ?? 36;
  const missing = missingFor(target, now) ?? { cash: 0, burn: 0 };
  const toBurn = burn - missing.burn;
  const more = Math.ceil(missing.burn / 100) * 100;
  return [
    { lever: "runway-burn", cash, burn, target, less: missing.burn, toBurn },
    {
      ...{ lever: "runway-mrr", mrr, more, target, burn, toBurn: burn - more },
      percent: percentOf(more, mrr),
    },
    { lever: "runway-cash", cash, burn, target, more: missing.cash },
  ];
}
