import type { Content } from "./content.server.ts";

export function numberOf(content: Content, id: string) {
  const { value } = content.fact(id);
  if (typeof value !== "number") throw new Error(`fact ${id} is not a number`);
  return value;
}

export function rangeOf(content: Content, id: string) {
  const { value } = content.fact(id);
  if (typeof value !== "object" || !("from" in value)) throw new Error(`fact ${id} is not a range`);
  return value;
}
