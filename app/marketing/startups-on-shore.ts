import type { SceneFigure } from "../../ui/scene.tsx";
import { bar } from "../sections/bar.ts";

/** Draws one bar per startup of a session, at most 60, and highlights every tenth. */
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
