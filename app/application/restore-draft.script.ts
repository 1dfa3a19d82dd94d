/*
 * The draft is back with the page's first paint, before React comes. What stands in a field already stays. What only
 * React says of it (how much is left, since when it is kept, how it is erased) follows without waiting for a move.
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
