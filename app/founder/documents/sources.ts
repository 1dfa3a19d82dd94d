import type { SectionSource } from "../../../domain/copilot/model/write-sections.server.ts";
import { type OutlineSection, outlines, type Part, type SectionId } from "../../../domain/document/outline.ts";
import { choiceOf } from "../../../domain/document/section-choice.ts";
import type { FounderField } from "../../../domain/startup/founder-profile.ts";
import { type Block, isMarked, lineOf, textOf } from "../../../platform/office/text.ts";
import { fieldText, isText } from "./field-text.ts";
import type { Material, Wording } from "./material.ts";
import { drawPart } from "./parts.ts";

/** The profile fields that may be sent to the AI provider: no people, addresses or identifying numbers. */
const leaving: readonly FounderField[] = [
  ...(["sector", "region", "current_stage", "description", "target_market", "business_model"] as const),
  ...(["competitive_advantage", "key_metrics", "major_clients", "annual_revenue", "funding_raised"] as const),
  ...(["funding_amount_needed", "funding_use", "growth_objectives"] as const),
];
/** The parts of a document that may be sent to the AI provider: amounts and months, but no shareholders. */
const leavingParts = ["figures", "mrr", "cash", "score"] as const satisfies readonly Part[];
type LeavingPart = (typeof leavingParts)[number];

export type Source = SectionSource & { id: SectionId; fields: readonly FounderField[]; parts: readonly LeavingPart[] };

function linesIn(block: Block): string[] {
  if (block.type === "text") return block.runs.some(isMarked) ? [] : [lineOf(block.runs)];
  if (block.type === "figures")
    return block.figures
      .filter(({ value }) => !isMarked(value))
      .map(({ name, value, note }) => `${name}: ${textOf(value)} (${note})`);
  return block.type === "chart"
    ? block.chart.points.map(({ label, printed }) => `${block.chart.title}, ${label}: ${printed}`)
    : [];
}

function sourceOf({ id, ...its }: OutlineSection, material: Material, wording: Wording): Source {
  const filled = its.fields.filter((field) => leaving.includes(field) && material.profile[field].trim() !== "");
  const drawn = leavingParts
    .filter((part) => its.parts.includes(part))
    .map((part) => ({ part, lines: drawPart(part, material, wording).blocks.flatMap(linesIn) }))
    .filter(({ lines }) => lines.length > 0);
  const named = (field: FounderField) =>
    `${wording.profile.labels[field]}: ${fieldText(field, material.profile, wording.profile, material.lang)}`;
  return {
    ...{ id, title: wording.own.sections[id], fields: filled, parts: drawn.map(({ part }) => part) },
    lines: [...filled.map(named), ...drawn.flatMap(({ lines }) => lines)],
  };
}

/** Returns the AI model's input for each chosen section that the founder has not written. */
export const sourcesOf = (material: Material, wording: Wording): Source[] =>
  outlines[material.kind]
    .filter((its) => {
      const { chosen, text } = choiceOf(material.choices, its);
      return chosen && text.trim() === "";
    })
    .map((its) => sourceOf(its, material, wording))
    .filter(({ fields }) => fields.some(isText));

export function leavingOf(sources: readonly Source[], { own, profile }: Wording) {
  const fields = leaving.filter((field) => sources.some((source) => source.fields.includes(field)));
  const parts = leavingParts.flatMap((part, index) =>
    sources.some((source) => source.parts.includes(part)) ? [own.page.ai.data[index] ?? ""] : [],
  );
  return {
    sections: sources.length,
    data: [...fields.map((field) => profile.labels[field]), ...parts],
  };
}
