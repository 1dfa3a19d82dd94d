import type { Sheet } from "../../../platform/office/sheets/xlsx.server.ts";
import type { Cell } from "../../../platform/office/sheets/styles.ts";
import { noteColumn } from "./note-column.server.ts";
import { pricedColumn } from "./priced-column.server.ts";
import { at, head, leadRow, otherRows, type Plan, typed } from "./workbook-plan.server.ts";

const fields = [
  ...(["amount", "valuation", "valued", "pool", "poolMade", "conversion"] as const),
  ...(["discount", "floor", "cap", "bounds", "nominal", "neutralised"] as const),
];
const computed = [
  ...(["kind", "pre", "post", "all", "allText", "before"] as const),
  ...(["converted", "base", "price", "issued", "poolShares"] as const),
];

function labelsOf({ words }: Plan, others: number): Record<number, string> {
  const ofOthers = Array.from({ length: others }, (_, place) => {
    const rows = otherRows(place);
    return {
      [rows.name]: words.otherInvestor(place + 2),
      [rows.amount]: words.otherAmount(place + 2),
      [rows.issued]: words.sheetRows.otherIssued(place + 2),
    };
  });
  return {
    [at.investor]: words.investor,
    ...Object.fromEntries(fields.map((name) => [at[name], words[name]])),
    ...Object.fromEntries(computed.map((name) => [at[name], words.sheetRows[name]])),
    [leadRow]: words.sheetRows.lead,
    ...Object.assign({}, ...ofOthers),
  };
}

export function roundsSheet(plan: Plan): Sheet {
  const { words, rounds } = plan;
  const others = Math.max(0, ...plan.priced.map((round) => round.others?.length ?? 0));
  const labels = labelsOf(plan, others);
  const columns = rounds.map((round, index) =>
    (round.kind === "priced" ? pricedColumn(round, plan) : noteColumn(round, plan))
      .set(at.head, { is: words.round(index + 1), look: head })
      .set(at.kind, { is: words.kinds[round.kind] })
      .set(at.investor, typed.word(round.investor)),
  );
  const lastRow = others > 0 ? otherRows(others - 1).issued : at.poolShares;
  const rows = Array.from({ length: lastRow - 2 }, (_, index): Cell[] => {
    const row = index + 3;
    const label = labels[row];
    return [label ? { is: label } : null, ...columns.map((cells) => cells.get(row) ?? null)];
  });
  return {
    name: words.sheets.rounds,
    widths: [44, ...rounds.map(() => 26)],
    rows: [[{ is: words.title, look: { title: true } }], [{ is: words.sheetNote }], ...rows],
    frozen: { rows: 3, columns: 1 },
  };
}
