import type { Holding, PricedRound, Round } from "../../../domain/cap-table/round.ts";
import { cellAt, type Sheet } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell, Look } from "../../../platform/office/sheets/styles.ts";
import { at, capitalColumn, count, firstHolder, head, leadRow, otherRows, type Plan } from "./workbook-plan.server.ts";

const over: Look = { as: "count", bold: true };

/** Returns references to the cells with the shares that a holder receives in a round. */
function givenBy(round: PricedRound, { name, group }: Holding, plan: Plan) {
  const given = (row: number, from: Round) => cellAt(plan.columnOf(from), row, plan.words.sheets.rounds);
  if (group === "pool") return [given(at.poolShares, round)];
  const { others = [] } = round;
  return [
    ...plan
      .notesOf(round)
      .filter(({ investor }) => investor === name)
      .map((note) => given(at.issued, note)),
    ...(round.investor === name ? [given(others.length > 0 ? leadRow : at.issued, round)] : []),
    ...others.flatMap(({ investor }, place) => (investor === name ? [given(otherRows(place).issued, round)] : [])),
  ];
}

function holdingRow(holding: Holding, row: number, stages: Plan["stages"], plan: Plan): Cell[] {
  const cells = [null, ...plan.priced].flatMap((round, index): Cell[] => {
    const stage = stages[index];
    const held = stage?.holdings.find(({ name, group }) => name === holding.name && group === holding.group);
    const shares = held?.shares ?? 0;
    const column = capitalColumn(index);
    const part: Cell = {
      is: shares / (stage?.total ?? 1),
      formula: `${cellAt(column, row)}/${cellAt(column, plan.totalRow)}`,
      look: { as: "percent" },
    };
    if (round === null) return [{ is: shares, look: { as: "count", ...(shares > 0 && { input: true }) } }, part];
    return [count(shares, [cellAt(column - 2, row), ...givenBy(round, holding, plan)].join("+")), part];
  });
  return [{ is: holding.name || plan.words.poolName }, ...cells];
}

function totals(stages: Plan["stages"], { words, totalRow }: Plan): Cell[] {
  const sum = (column: number) => `SUM(${cellAt(column, firstHolder)}:${cellAt(column, totalRow - 1)})`;
  return [
    { is: words.total, look: head },
    ...stages.flatMap((stage, index): Cell[] => [
      { is: stage.total, formula: sum(capitalColumn(index)), look: over },
      { is: 1, formula: sum(capitalColumn(index) + 1), look: { as: "percent", bold: true } },
    ]),
  ];
}

export function capitalSheet(plan: Plan): Sheet {
  const { words, priced, holdings } = plan;
  const stages = [...plan.stages.slice(0, 1), ...priced.flatMap((round) => plan.stageOf(round) ?? [])];
  const names: Cell[] = [words.today, ...priced.map(({ investor }) => investor)].flatMap((is) => [
    { is, look: head },
    null,
  ]);
  const columns: Cell[] = stages.flatMap(() => [
    { is: words.fileColumns.shares, look: over },
    { is: words.fileColumns.percent, look: over },
  ]);
  return {
    name: words.sheets.capital,
    widths: [30, ...stages.flatMap(() => [18, 12])],
    rows: [
      [{ is: words.table, look: { title: true } }],
      [null, ...names],
      [{ is: words.holder, look: head }, ...columns],
      ...holdings.map((holding, index) => holdingRow(holding, firstHolder + index, stages, plan)),
      totals(stages, plan),
    ],
    frozen: { rows: 3, columns: 1 },
  };
}
