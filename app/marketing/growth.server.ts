import type { Content } from "../../domain/content/content.server.ts";
import { numberOf, rangeOf } from "../../domain/content/fact-value.ts";
import { multiplesOf } from "../simulator/embed.server.ts";
import type { Growth } from "./stakes.ts";

/** As the facts name it now, with the share of the capital that stays with the founders. */
export function growthOf(content: Content): Growth & { kept: number } {
  return {
    ...multiplesOf(content),
    duration: numberOf(content, "offer.duration"),
    phaseEnds: ["offer.plan_1", "offer.plan_2", "offer.plan_3"].map((id) => rangeOf(content, id).to),
    kept: 100 - numberOf(content, "offer.equity"),
  };
}
