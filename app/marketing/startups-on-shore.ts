import type { SceneFigure } from "../../ui/scene.tsx";
import { stake } from "../sections/stake.ts";

/** The startups of a session, a post for each (at most 60), every tenth highlighted. */
export function startupsOnShore(count: number): SceneFigure {
  const stakes = Array.from({ length: Math.min(count, 60) }, (_, index) => ({
    path: stake(
      Math.round(1384 - 684 * (1 - 0.93 ** index)),
      Math.round(150 * 0.94 ** index),
      Math.max(2, Math.round(13 * 0.94 ** index)),
    ),
    isLit: index % 10 === 9,
  }));
  const drawn = (lit: boolean) =>
    stakes
      .filter(({ isLit }) => isLit === lit)
      .map(({ path }) => path)
      .join("");
  return { salt: drawn(false), sun: drawn(true) };
}
