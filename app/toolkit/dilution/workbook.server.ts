import type { BsaAir, Holding, PricedRound, Round, Stage } from "../../../domain/cap-table/round.ts";
import { type Cell, cellAt, type Look, type Sheet } from "../../../platform/spreadsheet/xlsx.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { dilutionWords } from "./words.ts";

type Modelled = { rounds: readonly Round[]; stages: readonly Stage[] };

/** Rows of the sheet of rounds, counted from 1. */
const at = {
  ...{ head: 3, kind: 4, investor: 5, amount: 6, valuation: 7, valued: 8, pool: 9, poolMade: 10, conversion: 11 },
  ...{ discount: 12, floor: 13, cap: 14, bounds: 15, nominal: 16, neutralised: 17 },
  ...{ pre: 19, post: 20, all: 21, allText: 22, before: 23, converted: 24, base: 25, price: 26, issued: 27 },
  poolShares: 28,
} as const;
const lastRow = at.poolShares;
/** Rows that hold what the form asks for, and what the sheet works out. */
const asked = [
  ...(["amount", "valuation", "valued", "pool", "poolMade", "conversion"] as const),
  ...(["discount", "floor", "cap", "bounds", "nominal", "neutralised"] as const),
];
const computed = [
  ...(["pre", "post", "all", "allText", "before"] as const),
  ...(["converted", "base", "price", "issued", "poolShares"] as const),
];
/** Below, where a round has several investors: the first one's shares, then of each other the name, amount and shares. */
const leadRow = lastRow + 1;
const otherRows = (place: number) => {
  const name = leadRow + 1 + place * 3;
  return { name, amount: name + 1, issued: name + 2 };
};

const input: Look = { input: true };
const head: Look = { bold: true };
const over: Look = { as: "count", bold: true };

const convertedAt = (stage?: Stage) => (stage?.conversions ?? []).reduce((sum, { shares }) => sum + shares, 0);

const sharesBeforeOf = (stage?: Stage) =>
  (stage?.total ?? 0) - convertedAt(stage) - (stage?.money?.issued ?? 0) - (stage?.money?.pool ?? 0);

/** Sheets that compute the rounds again from what was typed; each formula's result is the page's. */
export function dilutionWorkbook({ rounds, stages }: Modelled, lang: Lang): Sheet[] {
  const own = dilutionWords.in(lang);
  const [roundsName, capitalName] = [own.sheets.rounds, own.sheets.capital];
  const columnOf = (round: Round) => rounds.indexOf(round) + 1;
  const stageOf = (round: Round) => stages.find((each) => each.round === round);
  const typedAt = (row: number, column: number) => cellAt(column, row);
  /** The priced round at which a BSA AIR becomes shares, and the ones that a priced round finds. */
  const converting = (note: Round) =>
    rounds.find((each, index): each is PricedRound => each.kind === "priced" && index > rounds.indexOf(note));
  const notesOf = (round: PricedRound) =>
    rounds.filter((each): each is BsaAir => each.kind === "bsa-air" && converting(each) === round);

  const priced = rounds.filter((each): each is PricedRound => each.kind === "priced");
  const capitalColumn = (stage: number) => 1 + stage * 2;
  const holdings: readonly Holding[] = stages.at(-1)?.holdings ?? [];
  const firstHolder = 4;
  const totalRow = firstHolder + holdings.length;

  const money = (cents: number | null, look: Look = { as: "money", input: true }): Cell =>
    cents === null ? { is: "", look: input } : { is: cents / 100, look };
  const percent = (hundredths: number): Cell => ({ is: hundredths / 10_000, look: { as: "percent", input: true } });
  const word = (is: string): Cell => ({ is, look: input });

  function pricedColumn(round: PricedRound): Map<number, Cell> {
    const column = columnOf(round);
    const c = (row: number) => typedAt(row, column);
    const stage = stageOf(round);
    const [before = "", after = ""] = [0, 1].map((more) =>
      cellAt(capitalColumn(priced.indexOf(round) + more), totalRow, capitalName),
    );
    const notes = notesOf(round);
    const converted = notes.map((note) => typedAt(at.issued, columnOf(note))).join("+") || "0";
    const isWithin = `${c(at.conversion)}="${own.conversionChoices.within}"`;
    const isBefore = `${c(at.poolMade)}="${own.poolChoices.before}"`;
    const within = `(${c(at.before)}+IF(${isWithin},${c(at.converted)},0))`;
    const beside = `IF(${isWithin},0,${c(at.converted)})`;
    const worth = `(${c(at.pre)}+${c(at.amount)})`;
    const poolBefore = `FLOOR(ROUND(${c(at.pool)}*(${within}*${worth}+${beside}*${c(at.pre)})/(${c(at.pre)}-${c(at.pool)}*${worth}),8),1)`;
    const poolAfter = `FLOOR(ROUND(${c(at.pool)}*(${c(at.base)}+${beside}+${c(at.issued)})/(1-${c(at.pool)}),8),1)`;
    const sums = stage?.money;
    const [convertedNow, sharesBefore] = [convertedAt(stage), sharesBeforeOf(stage)];
    const { others = [] } = round;
    const bought = (amount: string) => `FLOOR(ROUND(${amount}*${c(at.base)}/${c(at.pre)},8),1)`;
    const sharesOf = (place: number) => sums?.investors[place]?.shares ?? 0;
    const othersCells = (): [number, Cell][] => {
      if (others.length === 0) return [];
      const left = [at.amount, ...others.map((_, place) => otherRows(place).amount)].map(c).join("-");
      return [
        [leadRow, { is: sharesOf(0), formula: bought(`(${left})`), look: { as: "count" } }],
        ...others.flatMap(({ investor, amount }, place): [number, Cell][] => {
          const rows = otherRows(place);
          return [
            [rows.name, word(investor)],
            [rows.amount, money(amount)],
            [rows.issued, { is: sharesOf(place + 1), formula: bought(c(rows.amount)), look: { as: "count" } }],
          ];
        }),
      ];
    };
    const base =
      sharesBefore +
      (round.conversion === "within" ? convertedNow : 0) +
      (round.poolMade === "before" ? (sums?.pool ?? 0) : 0);
    return new Map<number, Cell>([
      [at.amount, money(round.amount)],
      [at.valuation, money(round.valuation)],
      [at.valued, word(own.valuedChoices[round.valued])],
      [at.pool, percent(round.pool)],
      [at.poolMade, word(own.poolChoices[round.poolMade])],
      [at.conversion, word(own.conversionChoices[round.conversion])],
      [
        at.pre,
        {
          is: (sums?.pre ?? 0) / 100,
          formula: `IF(${c(at.valued)}="${own.valuedChoices.pre}",${c(at.valuation)},${c(at.valuation)}-${c(at.amount)})`,
          look: { as: "money" },
        },
      ],
      [at.post, { is: (sums?.post ?? 0) / 100, formula: `${c(at.pre)}+${c(at.amount)}`, look: { as: "money" } }],
      [
        at.all,
        { is: (sums?.all ?? 0) / 100, formula: `ROUND(${c(at.pre)}*${after}/${c(at.base)},2)`, look: { as: "money" } },
      ],
      [at.before, { is: sharesBefore, formula: before, look: { as: "count" } }],
      [at.converted, { is: convertedNow, formula: converted, look: { as: "count" } }],
      [at.base, { is: base, formula: `${within}+IF(${isBefore},${poolBefore},0)`, look: { as: "count" } }],
      [at.price, { is: sums?.price ?? 0, formula: `ROUND(${c(at.pre)}/${c(at.base)},4)`, look: { as: "price" } }],
      [
        at.issued,
        {
          is: sums?.issued ?? 0,
          formula:
            others.length > 0
              ? [leadRow, ...others.map((_, place) => otherRows(place).issued)].map(c).join("+")
              : bought(c(at.amount)),
          look: { as: "count" },
        },
      ],
      [
        at.poolShares,
        { is: sums?.pool ?? 0, formula: `IF(${isBefore},${poolBefore},${poolAfter})`, look: { as: "count" } },
      ],
      ...othersCells(),
    ]);
  }

  function noteColumn(note: BsaAir): Map<number, Cell> {
    const column = columnOf(note);
    const c = (row: number) => typedAt(row, column);
    const round = converting(note);
    const rows = new Map<number, Cell>([
      [at.amount, money(note.amount)],
      [at.discount, percent(note.discount)],
      [at.floor, money(note.floor)],
      [at.cap, money(note.cap)],
      [at.bounds, word(own.boundsChoices[note.bounds])],
      [at.nominal, money(note.nominal, { as: "price", input: true })],
      [at.neutralised, word(own.neutralisedChoices[note.neutralised ? "yes" : "no"])],
    ]);
    if (!round) return rows;
    const r = (row: number) => typedAt(row, columnOf(round));
    const index = notesOf(round).indexOf(note);
    const conversion = stageOf(round)?.conversions[index];
    const bound = (from: string) => {
      const floored = `IF(ISNUMBER(${c(at.floor)}),IF(${from}<${c(at.floor)},${c(at.floor)},${from}),${from})`;
      return `IF(ISNUMBER(${c(at.cap)}),IF(${floored}>${c(at.cap)},${c(at.cap)},${floored}),${floored})`;
    };
    const less = (from: string) => `ROUND(${from}*(1-${c(at.discount)}),2)`;
    const paid = `IF(${c(at.neutralised)}="${own.neutralisedChoices.yes}",${c(at.nominal)}*${c(at.before)},0)`;
    return new Map<number, Cell>([
      ...rows,
      [
        at.pre,
        {
          is: (conversion?.valuation ?? 0) / 100,
          formula: `IF(${c(at.bounds)}="${own.boundsChoices.after}",${bound(less(r(at.pre)))},${less(bound(r(at.pre)))})`,
          look: { as: "money" },
        },
      ],
      [at.before, { is: sharesBeforeOf(stageOf(round)), formula: r(at.before), look: { as: "count" } }],
      [
        at.price,
        { is: conversion?.price ?? 0, formula: `ROUND(${c(at.pre)}/${c(at.before)},4)`, look: { as: "price" } },
      ],
      [
        at.issued,
        {
          is: conversion?.shares ?? 0,
          formula: `FLOOR(ROUND(${c(at.amount)}*${c(at.before)}/(${c(at.pre)}-${paid}),8),1)`,
          look: { as: "count" },
        },
      ],
    ]);
  }

  const mostOthers = Math.max(0, ...priced.map(({ others = [] }) => others.length));
  const labels: Record<number, string> = {
    ...Object.fromEntries(asked.map((name) => [at[name], own[name]])),
    ...Object.fromEntries(computed.map((name) => [at[name], own.sheetRows[name]])),
    [leadRow]: own.sheetRows.lead,
    ...Object.fromEntries(
      Array.from({ length: mostOthers }, (_, place) => otherRows(place)).flatMap((rows, place) => [
        [rows.name, own.otherInvestor(place + 2)],
        [rows.amount, own.otherAmount(place + 2)],
        [rows.issued, own.sheetRows.otherIssued(place + 2)],
      ]),
    ),
  };
  const columns = rounds.map((round, index) => {
    const cells = round.kind === "priced" ? pricedColumn(round) : noteColumn(round);
    cells.set(at.head, { is: own.round(index + 1), look: head });
    cells.set(at.kind, { is: own.kinds[round.kind] });
    cells.set(at.investor, { is: round.investor, look: input });
    return cells;
  });
  const roundRows = Array.from(
    { length: mostOthers > 0 ? otherRows(mostOthers - 1).issued : lastRow },
    (_, index): Cell[] => {
      const row = index + 1;
      if (row === 1) return [{ is: own.title, look: { title: true } }];
      if (row === 2) return [{ is: own.sheetNote }];
      const label = row === at.kind ? own.sheetRows.kind : row === at.investor ? own.investor : labels[row];
      return [label ? { is: label } : null, ...columns.map((cells) => cells.get(row) ?? null)];
    },
  );

  /** What a round gives to a holding, by the cells that say how many. */
  const givenBy = (round: PricedRound, { name, group }: Holding) => {
    const given = (row: number, from: Round) => cellAt(columnOf(from), row, roundsName);
    if (group === "pool") return [given(at.poolShares, round)];
    return [
      ...notesOf(round)
        .filter(({ investor }) => investor === name)
        .map((note) => given(at.issued, note)),
      ...(round.investor === name ? [given(round.others?.length ? leadRow : at.issued, round)] : []),
      ...(round.others ?? []).flatMap(({ investor }, place) =>
        investor === name ? [given(otherRows(place).issued, round)] : [],
      ),
    ];
  };
  const shown: readonly (PricedRound | null)[] = [null, ...priced];
  const stagesShown = shown.map((round) => (round ? stageOf(round) : stages[0]));
  const capitalRows = holdings.map((holding, index): Cell[] => {
    const row = firstHolder + index;
    return [
      { is: holding.name || own.poolName },
      ...shown.flatMap((round, stage): Cell[] => {
        const held = stagesShown[stage]?.holdings.find(
          ({ name, group }) => name === holding.name && group === holding.group,
        );
        const shares = held?.shares ?? 0;
        const column = capitalColumn(stage);
        const part: Cell = {
          is: shares / (stagesShown[stage]?.total ?? 1),
          formula: `${cellAt(column, row)}/${cellAt(column, totalRow)}`,
          look: { as: "percent" },
        };
        if (round === null) return [{ is: shares, look: { as: "count", ...(shares > 0 && input) } }, part];
        const sum = [cellAt(column - 2, row), ...givenBy(round, holding)].join("+");
        return [{ is: shares, formula: sum, look: { as: "count" } }, part];
      }),
    ];
  });
  const total: Cell[] = [
    { is: own.total, look: head },
    ...stagesShown.flatMap((stage, index): Cell[] =>
      [0, 1].map((more) => {
        const column = capitalColumn(index) + more;
        return {
          is: more === 0 ? (stage?.total ?? 0) : 1,
          formula: `SUM(${cellAt(column, firstHolder)}:${cellAt(column, totalRow - 1)})`,
          look: { as: more === 0 ? "count" : "percent", bold: true },
        };
      }),
    ),
  ];
  return [
    { name: roundsName, widths: [44, ...rounds.map(() => 26)], rows: roundRows, frozen: { rows: 3, columns: 1 } },
    {
      name: capitalName,
      widths: [30, ...shown.flatMap(() => [18, 12])],
      rows: [
        [{ is: own.table, look: { title: true } }],
        [null, ...shown.flatMap((round): Cell[] => [{ is: round ? round.investor : own.today, look: head }, null])],
        [
          { is: own.holder, look: head },
          ...shown.flatMap((): Cell[] => [
            { is: own.fileColumns.shares, look: over },
            { is: own.fileColumns.percent, look: over },
          ]),
        ],
        ...capitalRows,
        total,
      ],
      frozen: { rows: 3, columns: 1 },
    },
  ];
}
