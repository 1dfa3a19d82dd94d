import type { Composed } from "../../../domain/document/document.server.ts";
import { type Milestone, readMilestones } from "../../../domain/document/milestone.ts";
import { type OutlineSection, outlines, type SectionId } from "../../../domain/document/outline.ts";
import { choiceOf } from "../../../domain/document/section-choice.ts";
import type { FounderField } from "../../../domain/startup/founder-profile.ts";
import { type Block, type Section, typedRun } from "../../../platform/office/text.ts";
import type { Material, Wording } from "./material.ts";
import { paragraphs } from "./paragraphs.ts";
import { computedDays } from "./own-days.ts";
import { drawMilestones, drawPart } from "./parts.ts";
import { gapOf } from "./figures-part.ts";
import { fieldBlocks } from "./field-blocks.ts";

export type ComposedSection = {
  id: SectionId;
  chosen: boolean;
  /** The founder's own text; an empty string when the generated text is used. */
  text: string;
  section: Section;
  /** The founder's own text may replace `composed`, but never `following`. */
  composed: Block[];
  following: Block[];
  gaps: string[];
  fields: FounderField[];
};

function milestonesIn(text: string, material: Material, wording: Wording) {
  const own = readMilestones(text);
  const dated = [...own.dated, ...computedDays(material, wording)].toSorted((a, b) => a.day.localeCompare(b.day));
  return { dated, own, drawn: drawMilestones(dated, own.undated, wording) };
}

function sectionOf(
  its: OutlineSection,
  material: Material,
  wording: Wording,
  prose?: readonly string[],
): ComposedSection {
  const { own, profile: names } = wording;
  const { phrases } = own;
  const choice = choiceOf(material.choices, its);
  const text = choice.text.trim();
  const blocks: Block[] = [];
  const gaps: string[] = [];
  const fields: FounderField[] = [];
  const isOwn = its.parts.includes("own");
  const isDays = its.parts.includes("milestones");
  const drawnFields = fieldBlocks(its, material, wording, prose);
  const blank = isOwn && (its.id === "channels" || its.id === "budget") && phrases.gaps[its.id];
  const composed = [
    ...drawnFields.blocks,
    ...(blank ? [{ type: "text" as const, runs: [gapOf(blank, wording)] }] : []),
  ];
  if (text && !isDays)
    blocks.push(...paragraphs(text).map((each): Block => ({ type: "text", runs: [typedRun(each, material.lang)] })));
  else {
    blocks.push(...composed);
    fields.push(...drawnFields.gaps);
    gaps.push(...drawnFields.gaps.map((field) => names.labels[field]), ...(blank ? [blank] : []));
  }
  const opening = blocks.length;
  for (const part of its.parts) {
    if (part === "own") continue;
    if (part !== "milestones") {
      const drawn = drawPart(part, material, wording);
      blocks.push(...drawn.blocks);
      gaps.push(...drawn.gaps);
      continue;
    }
    const { drawn, own: days } = milestonesIn(text, material, wording);
    blocks.push(...drawn.blocks);
    gaps.push(...drawn.gaps);
    if (days.dated.length + days.undated.length > 0) continue;
    blocks.push({ type: "text", runs: [gapOf(phrases.gaps.milestones, wording)] });
    gaps.push(phrases.gaps.milestones);
  }
  return {
    ...{ id: its.id, chosen: choice.chosen, text: choice.text, gaps: [...new Set(gaps)], fields, composed },
    following: blocks.slice(opening),
    section: { id: its.id, title: own.sections[its.id], blocks, ...(prose && { written: true }) },
  };
}

export const sectionsOf = (material: Material, wording: Wording) =>
  outlines[material.kind].map((its) => sectionOf(its, material, wording));

function milestonesOf(material: Material, wording: Wording): Milestone[] {
  const choice = choiceOf(material.choices, { id: "milestones", parts: ["milestones"] });
  const isThere = outlines[material.kind].some(({ id }) => id === "milestones");
  return isThere && choice.chosen ? milestonesIn(choice.text, material, wording).dated : [];
}

export type Prose = { model: string; texts: ReadonlyMap<string, readonly string[]> };

/** Returns null when no section is chosen. */
export function compose(material: Material, wording: Wording, prose?: Prose): Composed | null {
  const sections = outlines[material.kind]
    .map((its) => sectionOf(its, material, wording, prose?.texts.get(its.id)))
    .filter(({ chosen }) => chosen);
  if (sections.length === 0) return null;
  const { own } = wording;
  const { kind, lang, profile, today } = material;
  const model = (prose && sections.some(({ section }) => section.written) && prose.model) || null;
  return {
    composed: {
      lang,
      title: own.phrases.title(kind, profile.startup_name.trim()),
      subtitle: own.phrases.month(today),
      foot: model ? own.phrases.written(model) : own.phrases.composed,
      sections: sections.map(({ section }) => section),
    },
    milestones: milestonesOf(material, wording),
    model,
  };
}
