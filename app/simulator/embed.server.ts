import type { Content } from "../../domain/content/content.server.ts";
import { numberOf, rangeOf } from "../../domain/content/fact-value.ts";
import type { Growth, Multiples } from "./projection.ts";

export function multiplesOf(content: Content): Multiples {
  const { from, to } = rangeOf(content, "simulator.range");
  return { low: from, central: numberOf(content, "simulator.multiple"), high: to };
}

export function growthOf(content: Content): Growth {
  return {
    ...multiplesOf(content),
    duration: numberOf(content, "offer.duration"),
    phaseEnds: [
      rangeOf(content, "offer.plan_1").to,
      rangeOf(content, "offer.plan_2").to,
      rangeOf(content, "offer.plan_3").to,
    ],
    kept: 100 - numberOf(content, "offer.equity"),
  };
}
