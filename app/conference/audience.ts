import type { SceneFigure } from "../../ui/scene.tsx";

function listener(x: number, foot: number, wide: number) {
  const [half, shoulder, head] = [wide / 2, Math.round(wide * 0.42), Math.round(wide * 0.22)];
  return `M${x - half} ${foot}a${half} ${shoulder} 0 0 1 ${wide} 0zM${x - head} ${foot - shoulder - Math.round(head / 2)}a${head} ${head} 0 1 1 ${2 * head} 0a${head} ${head} 0 1 1 ${-2 * head} 0z`;
}

const rows = [
  { foot: 236, wide: 32 },
  { foot: 290, wide: 42 },
  { foot: 356, wide: 56 },
].map(({ foot, wide }) =>
  Array.from({ length: 9 }, (_, index) => listener(1130 + Math.round((index - 4) * wide * 1.25), foot, wide)),
);

/** A drawing of an audience in which one person in the highlight colour stands for the visitor. */
export const audience: SceneFigure = {
  salt: rows.flatMap((row, at) => row.filter((_, index) => at !== 1 || index !== 5)).join(""),
  sun: rows[1]?.[5] ?? "",
};
