/*
 * Restores the draft before React hydrates; fields with text keep it. React then adds the rest (progress, time of the
 * last save, deletion) at once, without waiting for the visitor's first move.
 */
import { remembered } from "./draft-memory.ts";
import { noChoice } from "../../platform/language/no-choice.ts";

const form = document.querySelector<HTMLFormElement>("#application-form");
const draft = remembered();
for (const [name, typed] of Object.entries(draft?.typed ?? {})) {
  const field = form?.elements.namedItem(name);
  if (!typed || !field || !("value" in field)) continue;
  const isEmpty = field instanceof HTMLSelectElement ? field.value === noChoice : !field.value;
  if (isEmpty) field.value = typed;
}
if (draft) document.currentScript?.setAttribute("data-soon", "");
