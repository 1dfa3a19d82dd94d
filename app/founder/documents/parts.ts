import { percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import type { Milestone } from "../../../domain/document/milestone.ts";
import type { Part } from "../../../domain/document/outline.ts";
import { actionPlan } from "../../../domain/readiness/action-plan.ts";
import { weights } from "../../../domain/readiness/criterion.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Block, Run } from "../../../platform/office/text.ts";
import { titleOf } from "../readiness/step-words.ts";
import type { Material, Wording } from "./material.ts";
import { byMonth, figures, gapOf, missing, type Drawn } from "./figures-part.ts";

const mostSteps = 6;

const text = (...runs: Run[]): Block => ({ type: "text", runs });

const drawers: Record<Exclude<Part, "own" | "milestones">, (material: Material, wording: Wording) => Drawn> = {
  figures,
  mrr(material, wording) {
    const { phrases } = wording.own;
    const { latest, mrrInThreeMonths } = material.figures;
    if (!latest) return missing(phrases.gaps.numbers, wording);
    return {
      blocks: [
        ...(mrrInThreeMonths === null ? [] : [text(phrases.mrrChange(mrrInThreeMonths))]),
        byMonth(material, phrases.mrrByMonth, phrases.mrrSeries, ({ mrr }) => mrr),
      ],
      gaps: [],
    };
  },
  cash(material, wording) {
    const { phrases } = wording.own;
    const { latest, runway, meanBurn, burnMonths } = material.figures;
    if (!latest || meanBurn === null) return missing(phrases.gaps.numbers, wording);
    const lines = [
      phrases.cash(latest.cash, latest.month),
      ...(meanBurn > 0
        ? [
            phrases.burn(
              meanBurn,
              burnMonths.map(({ month }) => month),
            ),
          ]
        : [phrases.noBurn]),
      ...(runway?.state === "months" ? [phrases.runway(runway.months)] : []),
    ];
    return {
      blocks: [text(lines.join(" ")), byMonth(material, phrases.cashByMonth, phrases.cashSeries, ({ cash }) => cash)],
      gaps: [],
    };
  },
  holders({ holders, lang }, wording) {
    const { phrases } = wording.own;
    if (!holders) return missing(phrases.gaps.holders, wording);
    const { count, held } = formats[lang];
    const shares = percentagesOf(holders);
    return {
      blocks: [
        {
          type: "table",
          head: phrases.holders.head,
          rows: holders.map(({ name, shares: its }, index) => [name, count(its), held(shares[index] ?? 0)]),
          numbers: [1, 2],
        },
      ],
      gaps: [],
    };
  },
  score({ scan }, wording) {
    const { phrases } = wording.own;
    if (!scan) return missing(phrases.gaps.score, wording);
    return { blocks: [text(phrases.score(scan.score, scan.scannedAt))], gaps: [] };
  },
  criteria({ scan }, wording) {
    const { phrases } = wording.own;
    if (!scan) return missing(phrases.gaps.score, wording);
    const { criteria, states } = wording.readiness;
    const rows = scan.findings.map(({ criterion, state, points }) => [
      criteria[criterion],
      states[state],
      phrases.points(points, weights[criterion]),
    ]);
    return { blocks: [{ type: "table", head: phrases.criteria, rows, numbers: [2] }], gaps: [] };
  },
  steps({ scan }, wording) {
    const { phrases } = wording.own;
    if (!scan) return missing(phrases.gaps.score, wording);
    const steps = actionPlan(scan.findings).slice(0, mostSteps);
    if (steps.length === 0) return { blocks: [text(wording.readiness.complete.title)], gaps: [] };
    return {
      blocks: [
        {
          type: "list",
          items: steps.map((step) => [
            `${titleOf(step, wording.readiness)}${phrases.colon}${phrases.step(step.points)}`,
          ]),
        },
      ],
      gaps: [],
    };
  },
};

export const drawPart = (part: Exclude<Part, "own" | "milestones">, material: Material, wording: Wording) =>
  drawers[part](material, wording);

/** Renders milestones with dates as a table, followed by milestones without dates, which are marked as incomplete. */
export function drawMilestones(dated: readonly Milestone[], undated: readonly string[], wording: Wording): Drawn {
  const { phrases } = wording.own;
  const blocks: Block[] = [];
  if (dated.length > 0)
    blocks.push({
      type: "table",
      head: phrases.milestones.head,
      rows: dated.map(({ day, what }) => [phrases.day(day), what]),
      numbers: [],
    });
  if (undated.length > 0)
    blocks.push({ type: "list", items: undated.map((line) => [`${line} `, gapOf(phrases.gaps.date, wording)]) });
  return { blocks, gaps: undated.map((line) => `${phrases.gaps.date} (${line})`) };
}
