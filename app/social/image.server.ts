import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import type { Chart } from "../../domain/post/chart.ts";
import { drawChart } from "../sections/chart-drawing.ts";
import { chartWidth } from "../sections/chart-ink.ts";

const width = 1200;
const height = 630;
const font = fileURLToPath(new URL("../../ui/fonts/social.ttf", import.meta.url));
export const colours = {
  canvas: "#F4F7F6",
  ink: "#0C2A2D",
  scene: "#0F5C5C",
  water: "#5FA3A0",
  disc: "#FF6B6B",
  sun: "#FFC83D",
};

/** Breaks a text into lines of at most `longest` characters. A word is split only if it is longer than a line. */
export function wrap(text: string, longest: number) {
  const lines: string[] = [];
  for (const word of text.match(new RegExp(`[^ ]{1,${longest}}`, "gu")) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const firstLine = 232;
const lastLine = 600;
const leading = 1.06;

export function setTitle(title: string) {
  // The font has no glyph for the narrow no-break space.
  const text = title.replaceAll("\u202F", "\u00A0");
  for (let longest = 19; ; longest += 6) {
    const lines = wrap(text, longest);
    const size = Math.min(84, Math.floor(1_080 / Math.max(...lines.map(({ length }) => length))));
    if (firstLine + (lines.length - 1) * size * leading <= lastLine) return { lines, size };
  }
}

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

let drawing: Promise<unknown> = Promise.resolve();

/** Renders one picture at a time, because one picture takes as long as hundreds of pages. */
export function drawPng(svg: string) {
  const drawn = drawing.then(() =>
    renderAsync(svg, {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: "Bricolage Grotesque" },
    }),
  );
  // The next drawing starts after this drawing has ended, even if this drawing fails.
  drawing = drawn.catch(() => undefined);
  return drawn.then((picture) => picture.asPng());
}

/** `multiple` is the final revenue divided by today's revenue; `stops` are the months to highlight. */
export type Months = { multiple: number; stops: readonly number[] };

export function drawMonths({ multiple, stops }: Months) {
  const duration = Math.max(...stops);
  const last = Math.max(1, duration - 1);
  const step = 450.5 / last;
  return Array.from({ length: duration }, (_, index) => {
    const tall = 360 * multiple ** (index / last - 1);
    const fill = stops.includes(index + 1) ? colours.sun : colours.canvas;
    return `<rect x="${716 + index * step}" y="${height - tall}" width="${Math.min(12, step / 2)}" height="${tall}" fill="${fill}"/>`;
  }).join("");
}

export async function drawSocialImage(organisation: string, title: string, months: Months) {
  const { lines, size } = setTitle(title);
  const text = lines.map(
    (line, index) =>
      `<text x="64" y="${firstLine + index * size * leading}" font-size="${size}">${escaped(line)}</text>`,
  );
  const water = Array.from(
    { length: 16 },
    (_, index) =>
      `<path d="M680 ${310 + 320 * ((index + 1) / 16) ** 1.6}h520" stroke="${colours.water}" stroke-width="1.5"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.canvas}"/>
<rect x="680" width="520" height="${height}" fill="${colours.scene}"/>${water.join("")}
<circle cx="1040" cy="236" r="112" fill="${colours.disc}"/>${drawMonths(months)}
<g fill="${colours.ink}" font-family="Bricolage Grotesque">
<circle cx="81" cy="66" r="6" fill="${colours.disc}"/>
<path d="M66 98v-12M81 98v-22M96 98v-16M111 98v-30" stroke="${colours.ink}" stroke-width="6"/>
<text x="134" y="100" font-size="40">${escaped(organisation)}</text>${text.join("")}</g></svg>`;
  return drawPng(svg);
}

export function drawSocialChart(chart: Chart) {
  const { ground, inside } = drawChart(chart);
  const scale = width / chartWidth;
  return drawPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<g transform="translate(0 -26) scale(${scale})" font-family="Bricolage Grotesque">${inside.replace(/[\u202F\u00A0]/g, " ")}</g></svg>`);
}

/** Crops a photo to the social media image. The format is JPEG, because some social networks do not accept WebP. */
export async function cutSocialImage(bytes: Buffer) {
  // Imported on demand, so that the import does not slow down the start of the server.
  const { default: sharp } = await import("sharp");
  return sharp(bytes).resize({ width, height, fit: "cover" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
