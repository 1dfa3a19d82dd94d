/*
 * Restores the draft before React hydrates, without overwriting typed text. If there is a draft, the page hydrates
 * without waiting for the visitor's first interaction, so that React can show the saving status.
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
