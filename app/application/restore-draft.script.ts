/*
 * Restores the draft before React hydrates, without overwriting fields that already contain text. When there is a
 * draft, the page hydrates at once instead of waiting for the visitor's first input, so that React can show the
 * progress and the time of the last save.
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
