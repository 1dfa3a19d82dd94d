import type { SceneFigure } from "../../ui/scene.tsx";
import { between, bar } from "../sections/bar.ts";

export function partsOnShore(parts: readonly { from: number; to: number }[], days: number): SceneFigure {
  const x = between(738, 1384);
  const drawn = (lit: boolean) =>
    parts
      .flatMap(({ from, to }, part) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index)
          .filter((day) => (day === to) === lit)
          .map((day) => bar(x((day - 1) / days), 40 + 46 * part + (lit ? 24 : 0), 11)),
      )
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}
