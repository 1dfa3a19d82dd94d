import type { SceneFigure } from "../../ui/scene.tsx";
import { between } from "../sections/bar.ts";

export function colonnade(pitched: number, shown: number): SceneFigure {
  const count = Math.max(1, Math.min(pitched, 40));
  const x = between(770, 1384);
  const wide = Math.max(3, Math.round(310 / count));
  const columns = Array.from({ length: count }, (_, index) => `M${x(index / count)} 330v-190h${wide}v190z`);
  return {
    salt: `M756 112h${628 + wide}v20H756zM756 334h${628 + wide}v14H756z${columns.slice(shown).join("")}`,
    sun: columns.slice(0, shown).join(""),
  };
}
