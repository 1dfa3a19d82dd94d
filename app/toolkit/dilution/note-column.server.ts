import type { BsaAir, PricedRound } from "../../../domain/cap-table/round.ts";
import { cellAt } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell } from "../../../platform/office/sheets/styles.ts";
import { wholeShares } from "./priced-column.server.ts";
import { at, count, money, type Plan, price, sharesBeforeOf, typed } from "./workbook-plan.server.ts";

const conditions = (note: BsaAir, { words }: Plan): [number, Cell][] => [
  [at.amount, typed.money(note.amount)],
  [at.discount, typed.percent(note.discount)],
  [at.floor, typed.money(note.floor)],
  [at.cap, typed.money(note.cap)],
  [at.bounds, typed.word(words.boundsChoices[note.bounds])],
  [at.nominal, typed.money(note.nominal, "price")],
  [at.neutralised, typed.word(words.neutralisedChoices[note.neutralised ? "yes" : "no"])],
];

function conversion(note: BsaAir, round: PricedRound, plan: Plan): [number, Cell][] {
  const c = (row: number) => cellAt(plan.columnOf(note), row);
  const r = (row: number) => cellAt(plan.columnOf(round), row);
  const stage = plan.stageOf(round);
  const converted = stage?.conversions[plan.notesOf(round).indexOf(note)];
  const bounded = (from: string) => {
    const floored = `IF(ISNUMBER(${c(at.floor)}),IF(${from}<${c(at.floor)},${c(at.floor)},${from}),${from})`;
    return `IF(ISNUMBER(${c(at.cap)}),IF(${floored}>${c(at.cap)},${c(at.cap)},${floored}),${floored})`;
  };
  const discounted = (from: string) => `ROUND(${from}*(1-${c(at.discount)}),2)`;
  const isAfter = `${c(at.bounds)}="${plan.words.boundsChoices.after}"`;
  const valuation = `IF(${isAfter},${bounded(discounted(r(at.pre)))},${discounted(bounded(r(at.pre)))})`;
  const paid = `IF(${c(at.neutralised)}="${plan.words.neutralisedChoices.yes}",${c(at.nominal)}*${c(at.before)},0)`;
  const shares = wholeShares(`${c(at.amount)}*${c(at.before)}/(${c(at.pre)}-${paid})`);
  return [
    [at.pre, money(converted?.valuation ?? 0, valuation)],
    [at.before, count(sharesBeforeOf(stage), r(at.before))],
    [at.price, price(converted?.price ?? 0, `ROUND(${c(at.pre)}/${c(at.before)},4)`)],
    [at.issued, count(converted?.shares ?? 0, shares)],
  ];
}

export function noteColumn(note: BsaAir, plan: Plan): Map<number, Cell> {
  const round = plan.converting(note);
  return new Map([...conditions(note, plan), ...(round ? conversion(note, round, plan) : [])]);
}
