import type { PricedRound } from "../../../domain/cap-table/round.ts";
import { cellAt } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell } from "../../../platform/office/sheets/styles.ts";
import {
  at,
  convertedAt,
  count,
  leadRow,
  money,
  otherRows,
  type Plan,
  price,
  sharesBeforeOf,
  typed,
} from "./workbook-plan.server.ts";

/**
 * Returns a formula that rounds down to whole shares. The inner ROUND corrects floating-point results just below a
 * whole number.
 */
export const wholeShares = (quotient: string) => `FLOOR(ROUND(${quotient},8),1)`;

const conditions = (round: PricedRound, { words }: Plan): [number, Cell][] => [
  [at.amount, typed.money(round.amount)],
  [at.valuation, typed.money(round.valuation)],
  [at.valued, typed.word(words.valuedChoices[round.valued])],
  [at.pool, typed.percent(round.pool)],
  [at.poolMade, typed.word(words.poolChoices[round.poolMade])],
  [at.conversion, typed.word(words.conversionChoices[round.conversion])],
];

function formulasOf({ words }: Plan, c: (row: number) => string) {
  const isWithin = `${c(at.conversion)}="${words.conversionChoices.within}"`;
  const isBefore = `${c(at.poolMade)}="${words.poolChoices.before}"`;
  const within = `(${c(at.before)}+IF(${isWithin},${c(at.converted)},0))`;
  const beside = `IF(${isWithin},0,${c(at.converted)})`;
  const worth = `(${c(at.pre)}+${c(at.amount)})`;
  const poolBefore = wholeShares(
    `${c(at.pool)}*(${within}*${worth}+${beside}*${c(at.pre)})/(${c(at.pre)}-${c(at.pool)}*${worth})`,
  );
  const poolAfter = wholeShares(`${c(at.pool)}*(${c(at.base)}+${beside}+${c(at.issued)})/(1-${c(at.pool)})`);
  return {
    base: `${within}+IF(${isBefore},${poolBefore},0)`,
    pool: `IF(${isBefore},${poolBefore},${poolAfter})`,
    bought: (amount: string) => wholeShares(`${amount}*${c(at.base)}/${c(at.pre)}`),
  };
}

function results(round: PricedRound, plan: Plan, c: (row: number) => string): [number, Cell][] {
  const stage = plan.stageOf(round);
  const sums = stage?.money;
  const formulas = formulasOf(plan, c);
  const { others = [] } = round;
  const converted = plan.notesOf(round).map((note) => cellAt(plan.columnOf(note), at.issued));
  const sharesBefore = sharesBeforeOf(stage);
  const base =
    sharesBefore +
    (round.conversion === "within" ? convertedAt(stage) : 0) +
    (round.poolMade === "before" ? (sums?.pool ?? 0) : 0);
  const pre = `IF(${c(at.valued)}="${plan.words.valuedChoices.pre}",${c(at.valuation)},${c(at.valuation)}-${c(at.amount)})`;
  const issued = [leadRow, ...others.map((_, place) => otherRows(place).issued)].map(c).join("+");
  return [
    [at.pre, money(sums?.pre ?? 0, pre)],
    [at.post, money(sums?.post ?? 0, `${c(at.pre)}+${c(at.amount)}`)],
    [at.all, money(sums?.all ?? 0, `ROUND(${c(at.pre)}*${plan.totalAfter(round)}/${c(at.base)},2)`)],
    [at.before, count(sharesBefore, plan.totalAfter(round, 1))],
    [at.converted, count(convertedAt(stage), converted.join("+") || "0")],
    [at.base, count(base, formulas.base)],
    [at.price, price(sums?.price ?? 0, `ROUND(${c(at.pre)}/${c(at.base)},4)`)],
    [at.issued, count(sums?.issued ?? 0, others.length > 0 ? issued : formulas.bought(c(at.amount)))],
    [at.poolShares, count(sums?.pool ?? 0, formulas.pool)],
  ];
}

function investors(round: PricedRound, plan: Plan, c: (row: number) => string): [number, Cell][] {
  const { others = [] } = round;
  if (others.length === 0) return [];
  const { bought } = formulasOf(plan, c);
  const sharesOf = (place: number) => plan.stageOf(round)?.money?.investors[place]?.shares ?? 0;
  const left = [at.amount, ...others.map((_, place) => otherRows(place).amount)].map(c).join("-");
  return [
    [leadRow, count(sharesOf(0), bought(`(${left})`))],
    ...others.flatMap(({ investor, amount }, place): [number, Cell][] => {
      const rows = otherRows(place);
      return [
        [rows.name, typed.word(investor)],
        [rows.amount, typed.money(amount)],
        [rows.issued, count(sharesOf(place + 1), bought(c(rows.amount)))],
      ];
    }),
  ];
}

export function pricedColumn(round: PricedRound, plan: Plan): Map<number, Cell> {
  const c = (row: number) => cellAt(plan.columnOf(round), row);
  return new Map([...conditions(round, plan), ...results(round, plan, c), ...investors(round, plan, c)]);
}
