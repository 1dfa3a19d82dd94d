import { largestGaps, type QuestionPoints } from "../../domain/quiz/scoring.ts";

export type Frame = {
  width: number;
  /** Distances from the drawing's upper edge: to the tallest bar, the horizon of the water, and the ground. */
  top: number;
  horizon: number;
  ground: number;
  bar: number;
  sun: number;
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The minimum distance between two flamingos without overlap, in SVG units. */
export const flamingoRoom = 82;

function sunOf({ width, horizon, sun: r }: Frame, risen: number) {
  const [x, below] = [width * (0.12 + 0.76 * risen), r * (0.8 - 1.1 * risen)];
  const half = Math.sqrt(r * r - below * below);
  const arc = `M${tenth(x - half)} ${horizon}A${r} ${r} 0 ${below < 0 ? 1 : 0} 1 ${tenth(x + half)} ${horizon}z`;
  const glints = [0.95, 0.7, 0.85, 0.45].map((part, index) => {
    const long = half * part;
    return `M${tenth(x - long * 0.9)} ${tenth(horizon + r * (0.08 + 0.14 * index))}h${tenth(long * 1.8)}`;
  });
  return { disc: arc, glints: glints.join("") };
}

function wavesOf({ width, horizon, ground }: Frame) {
  return [0, 0.08, 0.18, 0.31, 0.47, 0.66, 0.87]
    .map((part, index) => {
      const y = tenth(horizon + (ground - horizon) * part + 2);
      return `M${-20 - index * 9} ${y}q30 ${index + 1} 60 0${"t60 0".repeat(Math.ceil(width / 60))}`;
    })
    .join("");
}

/** Returns the gaps between bars in which the flamingos stand, from right to left. */
function gapsOfBirds(scored: readonly QuestionPoints[], count: number) {
  const gaps: number[] = [];
  for (const [index, { points }] of [...scored.entries()].toReversed())
    if (points === 2) gaps.push(Math.min(index + 1, (gaps.at(-1) ?? count) - 1));
  return gaps;
}

/** Draws one bar per question, with a flamingo for two points; `places` contains each question's maximum points. */
export function landscapeOf(
  scored: readonly QuestionPoints[],
  places: readonly number[],
  highest: number,
  frame: Frame,
) {
  const { width, top, horizon, ground, bar } = frame;
  const count = places.length;
  const gaps = new Set(scored.length === count ? largestGaps(scored) : []);
  const paths = { planted: "", missing: "", next: "", open: "", here: "" };
  const pitch = width / count;
  const scale = Math.floor(100 * Math.min(bar / 32, pitch / flamingoRoom)) / 100;
  const y = tenth(ground - (ground - horizon) * 0.1);
  const birds = gapsOfBirds(scored, count).map((gap) => ({ x: tenth((gap - 0.05) * pitch), y, scale }));
  const seam = bar / 9;
  for (const [index, place] of places.entries()) {
    const left = tenth((index + 0.5) * pitch - bar / 2);
    const part = (from: number, until: number) => `M${left} ${tenth(from)}h${bar}V${tenth(until)}h-${bar}z`;
    const answered = scored[index];
    if (!answered) {
      paths[index === scored.length ? "here" : "open"] += part(ground, place === 1 ? horizon : top);
      continue;
    }
    const { points, max } = answered;
    const halves = [part(ground, horizon), part(horizon - seam, top)];
    paths.planted += halves.slice(0, points).join("");
    if (points < max) {
      const rest = part(points === 0 ? ground : horizon - seam, max === 1 ? horizon : top);
      paths[gaps.has(index) ? "next" : "missing"] += rest;
    }
  }
  const score = scored.reduce((sum, { points }) => sum + points, 0);
  return { ...paths, birds, waves: wavesOf(frame), sun: sunOf(frame, highest ? score / highest : 0), gaps };
}

/** The SVG paths of a flamingo on one leg, 118 units high with its foot at (0, 0). */
export const flamingo = {
  body: "M-24-63C-18-84 8-84 22-76 32-70 42-62 50-57 38-47 20-42 4-42-14-42-26-50-24-63z",
  lines: "M-19-58C-26-76-8-88-9-102-10-114-26-117-31-105M0-44V0M12-44 17-28 4-14",
  beak: "M-36-106-44-90-28-98z",
};
