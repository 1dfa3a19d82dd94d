import { seedOf } from "../../ui/initials.ts";

/** The colours of all article covers, which are the same in both themes and in the social media image. */
export const ink = {
  lagoon: "#0f5c5c",
  deep: "#0b4949",
  mist: "#dfe8e5",
  broom: "#ffc83d",
  flamingo: "#ff6b6b",
  dark: "#0c2a2d",
  salt: "#f4f7f6",
  mark: "#8f1d34",
  water: "#7fbab3",
};

export const chartWidth = 640;
export const chartHeight = 360;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

type Place = { x: number; y: number; fill: string; at?: "start" | "end" };

const round = (value: number) => Math.round(value * 10) / 10;
const words = (text: string, { x, y, fill, at }: Place, more: string) =>
  `<text x="${round(x)}" y="${round(y)}" fill="${fill}"${at ? "" : ' text-anchor="middle"'}${at === "end" ? ' text-anchor="end"' : ""} ${more}>${escaped(text)}</text>`;

export const figure = (text: string, place: Place, size = 36) =>
  words(text, place, `class="chart-figure" font-size="${size}"`);
export const label = (text: string, place: Place, size = 25) => words(text, place, `font-size="${size}"`);

const outline = (x: number, y: number, width: number, height: number) =>
  `d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z"`;

export const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path ${outline(x, y, width, height)} fill="${fill}"/>`;

export const dotted = (x: number, y: number, width: number, height: number, stroke: string) =>
  `<path ${outline(x, y, width, height)} fill="none" stroke="${stroke}" stroke-width="2" stroke-dasharray="3 5"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export function lagoon(horizon: number, fill: string) {
  const deep = chartHeight - horizon;
  const lines = [0.06, 0.2, 0.42, 0.7, 0.94].map((near, index) => {
    const bend = (index % 2 ? 1 : -1) * (1 + 4 * near);
    return `M-20 ${round(horizon + deep * near)}q42 ${round(bend)} 84 0${"t84 0".repeat(7)}`;
  });
  return `${box(0, horizon, chartWidth, deep, fill)}<path d="${lines.join("")}" fill="none" stroke="${ink.water}" stroke-opacity=".6" stroke-width="1.5"/>`;
}

/** Draws the cover of an article without numbers: a sun over water, with a position derived from the slug. */
export function drawLagoon(slug: string) {
  const seed = seedOf(slug);
  const horizon = 160 + (seed % 40);
  const sun = disc(140 + ((seed >> 3) % 360), horizon - 12, 60 + ((seed >> 9) % 40), ink.flamingo);
  return box(0, 0, chartWidth, chartHeight, ink.mist) + sun + lagoon(horizon, ink.lagoon);
}
