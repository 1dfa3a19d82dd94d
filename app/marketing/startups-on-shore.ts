import type { SceneFigure } from "../../ui/scene.tsx";
import { bar } from "../sections/bar.ts";

/** The startups of a session, a bar for each (at most 60), every tenth highlighted. */
export function startupsOnShore(count: number): SceneFigure {
  const bars = Array.from({ length: Math.min(count, 60) }, (_, index) => ({
    path: bar(
      Math.round(1384 - 684 * (1 - 0.93 ** index)),
      Math.round(150 * 0.94 ** index),
      Math.max(2, Math.round(13 * 0.94 ** index)),
    ),
    isLit: index % 10 === 9,
  }));
  const drawn = (lit: boolean) =>
    bars
      .filter(({ isLit }) => isLit === lit)
      .map(({ path }) => path)
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}
