import type { BsaAir, Holding, PricedRound, Round, Stage } from "../../../domain/cap-table/round.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { cellAt } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell, Look } from "../../../platform/office/sheets/styles.ts";
import { dilutionWords } from "./words.ts";

export type Modelled = { rounds: readonly Round[]; stages: readonly Stage[] };

/** The row numbers of the sheet of rounds, counted from 1. */
export const at = {
  ...{ head: 3, kind: 4, investor: 5, amount: 6, valuation: 7, valued: 8, pool: 9, poolMade: 10, conversion: 11 },
  ...{ discount: 12, floor: 13, cap: 14, bounds: 15, nominal: 16, neutralised: 17 },
  ...{ pre: 19, post: 20, all: 21, allText: 22, before: 23, converted: 24, base: 25, price: 26, issued: 27 },
  poolShares: 28,
} as const;

/** The row of the first investor's shares in a round with several investors. The rows of the other investors follow. */
export const leadRow = at.poolShares + 1;
export const otherRows = (place: number) => {
  const name = leadRow + 1 + place * 3;
  return { name, amount: name + 1, issued: name + 2 };
};

/** The first row of the holders in the capital sheet, counted from 1. */
export const firstHolder = 4;
export const capitalColumn = (stage: number) => 1 + stage * 2;

const input: Look = { input: true };
export const head: Look = { bold: true };

export const money = (cents: number, formula: string): Cell => ({ is: cents / 100, formula, look: { as: "money" } });
export const count = (shares: number, formula: string): Cell => ({ is: shares, formula, look: { as: "count" } });
export const price = (euros: number, formula: string): Cell => ({ is: euros, formula, look: { as: "price" } });

/** Creates input cells, which the user of the workbook may change. */
export const typed = {
  word: (is: string): Cell => ({ is, look: input }),
  money: (cents: number | null, as: Look["as"] = "money"): Cell =>
    cents === null ? { is: "", look: input } : { is: cents / 100, look: { as, input: true } },
  percent: (hundredths: number): Cell => ({ is: hundredths / 10_000, look: { as: "percent", input: true } }),
};

/** Assigns a column and a stage to each round, and a conversion round to each BSA AIR. */
export function planOf({ rounds, stages }: Modelled, lang: Lang) {
  const words = dilutionWords.in(lang);
  const priced = rounds.filter((each): each is PricedRound => each.kind === "priced");
  const holdings: readonly Holding[] = stages.at(-1)?.holdings ?? [];
  const totalRow = firstHolder + holdings.length;
  const columnOf = (round: Round) => rounds.indexOf(round) + 1;
  /** Returns the priced round at which a BSA AIR converts into shares. */
  const converting = (note: Round) => priced.find((each) => rounds.indexOf(each) > rounds.indexOf(note));
  return {
    ...{ words, rounds, stages, priced, holdings, totalRow, columnOf, converting },
    stageOf: (round: Round) => stages.find((each) => each.round === round),
    notesOf: (round: PricedRound) =>
      rounds.filter((each): each is BsaAir => each.kind === "bsa-air" && converting(each) === round),
    /** Returns the cell with the total number of shares after `round`, or `fewer` priced rounds earlier. */
    totalAfter: (round: PricedRound, fewer = 0) =>
      cellAt(capitalColumn(priced.indexOf(round) + 1 - fewer), totalRow, words.sheets.capital),
  };
}

export type Plan = ReturnType<typeof planOf>;

export const convertedAt = (stage?: Stage) => (stage?.conversions ?? []).reduce((sum, { shares }) => sum + shares, 0);

export const sharesBeforeOf = (stage?: Stage) =>
  (stage?.total ?? 0) - convertedAt(stage) - (stage?.money?.issued ?? 0) - (stage?.money?.pool ?? 0);
