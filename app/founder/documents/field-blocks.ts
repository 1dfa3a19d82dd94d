import type { OutlineSection } from "../../../domain/document/outline.ts";
import type { FounderField } from "../../../domain/startup/founder-profile.ts";
import { fillIn, placesIn } from "../../../platform/office/fill-in.ts";
import { type Block, type Run, typedRun } from "../../../platform/office/text.ts";
import { fieldText, isText, isTyped } from "./field-text.ts";
import type { Material, Wording } from "./material.ts";
import { gapOf } from "./figures-part.ts";

function proseBlocks(lines: readonly string[], { own }: Wording): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = line.startsWith("- ") && [line.slice(2)];
    if (item && last?.type === "list") last.items.push(item);
    else blocks.push(item ? { type: "list", items: [item] } : { type: "text", runs: [line] });
  }
  return [...blocks, { type: "text", look: "note", runs: [own.phrases.byModel] }];
}

/**
 * Returns a section's blocks; the AI model's `prose` replaces long texts, except empty ones, which are shown as
 * missing.
 */
export function fieldBlocks(
  { id, fields }: OutlineSection,
  material: Material,
  wording: Wording,
  prose: readonly string[] | undefined,
) {
  const { own, profile: names } = wording;
  const gaps: FounderField[] = [];
  const valueOf = (field: FounderField): Run => {
    const value = fieldText(field, material.profile, names, material.lang);
    if (value) return isTyped(field) ? typedRun(value, material.lang) : value;
    gaps.push(field);
    return gapOf(names.labels[field], wording);
  };
  const lead = own.leads[id];
  const quoted = lead ? placesIn(lead) : [];
  const others = fields.filter((field) => !quoted.includes(field));
  const lines = others.filter((field) => !isText(field));
  const texts = others.filter(isText);
  const blocks: Block[] = lead
    ? [{ type: "text", look: "lead", runs: fillIn(lead, (name) => valueOf(name as FounderField)) }]
    : [];
  if (lines.length > 0)
    blocks.push({
      type: "list",
      items: lines.map((field) => [
        { text: `${names.labels[field]}${own.phrases.colon}`, strong: true },
        valueOf(field),
      ]),
    });
  if (prose) blocks.push(...proseBlocks(prose, wording));
  for (const field of texts) {
    if (prose && material.profile[field].trim()) continue;
    if (fields.length > 1) blocks.push({ type: "text", look: "heading", runs: [names.labels[field]] });
    blocks.push({ type: "text", runs: [valueOf(field)] });
  }
  return { blocks, gaps };
}
