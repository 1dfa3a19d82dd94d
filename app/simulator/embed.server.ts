import type { Content } from "../../domain/content/content.server.ts";
import { numberOf, rangeOf } from "../../domain/content/fact-value.ts";
import type { Multiples } from "./projection.ts";

/** As the facts name them now. */
export function multiplesOf(content: Content): Multiples {
  const { from, to } = rangeOf(content, "simulator.range");
  return { low: from, central: numberOf(content, "simulator.multiple"), high: to };
}
