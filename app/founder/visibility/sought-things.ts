import type { SoughtThing } from "../../../domain/readiness/attractiveness.ts";
import { type FounderField, requiredOfFounders, stepOf } from "../../../domain/startup/founder-profile.ts";
import { type FixedRoute, isRouteName, pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { founderProfileWords } from "../profile-words.ts";
import { visibilityWords } from "./words.ts";

export const soughtThings: readonly SoughtThing[] = [
  ...requiredOfFounders,
  "live-deck",
  "confirmed",
  "shared-cap-table",
];

const isField = (thing: SoughtThing): thing is FounderField =>
  thing !== "live-deck" && thing !== "confirmed" && thing !== "shared-cap-table";

export function wayTo(thing: SoughtThing, isPublic: boolean) {
  if (isField(thing)) return pathOf("founder-profile", { step: stepOf(thing) });
  const page = pathOf("founder-visibility");
  if (thing === "confirmed") return `${page}#${isPublic ? "confirm" : "publication"}`;
  if (thing === "live-deck") return pathOf("founder-profile", { step: stepOf("pitch_deck_url") });
  const table = "founder-cap-table";
  return isRouteName(table) ? pathOf(table as FixedRoute) : `${page}#publication`;
}

export function useSoughtNames() {
  const { checklist } = useWords(visibilityWords);
  const { labels } = useWords(founderProfileWords);
  return (thing: SoughtThing) => (isField(thing) ? labels[thing] : checklist[thing]);
}
