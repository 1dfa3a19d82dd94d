/* The draft is back with the page's first paint, before React comes. What stands in a field already stays. */
import { remembered } from "./draft-memory.ts";

const form = document.querySelector<HTMLFormElement>("#application-form");
for (const [name, typed] of Object.entries(remembered()?.typed ?? {})) {
  const field = form?.elements.namedItem(name);
  if (field && "value" in field && !field.value) field.value = typed;
}
