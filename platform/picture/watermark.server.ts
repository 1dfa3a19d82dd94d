import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import { createQueue } from "../auth/hash-queue.server.ts";

const font = fileURLToPath(new URL("../../ui/fonts/social.ttf", import.meta.url));

type Marked = { picture: Uint8Array; width: number; height: number; text: string };

/**
 * Percent-encodes characters that the font cannot draw, such as Polish or Greek letters in an e-mail address: "ż"
 * becomes "%C5%BC".
 */
const drawable = (text: string) =>
  text.toWellFormed().replace(/[^\x20-\x7E\xA0-\xFFŒœ]/gu, (letter) => encodeURIComponent(letter));

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function sheet({ width, height, text }: Omit<Marked, "picture">) {
  const size = Math.max(14, Math.round(Math.max(width, height) / 64));
  const [across, down] = [Math.max(text.length * size * 0.62, size * 12), size * 7];
  const lines: string[] = [];
  const reach = width + height;
  for (let row = 0; row * down < reach * 1.5; row += 1)
    for (let column = -1; column * across < reach; column += 1)
      lines.push(
        `<text x="${Math.round((column + (row % 2) / 2) * across)}" y="${row * down}">${escaped(text)}</text>`,
      );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="rotate(-24) translate(${-height / 2} 0)"
    font-family="Bricolage Grotesque" font-size="${size}" fill="#0C2A2D" fill-opacity="0.2" stroke="#fff" stroke-opacity="0.2" stroke-width="0.6">${lines.join("")}</g></svg>`;
}

const mostSheets = 24;
const sheets = new Map<string, Promise<Buffer>>();

/** Cached, because a person usually views many pages of the same size. */
function sheetFor(marked: Omit<Marked, "picture">) {
  const key = `${marked.width}x${marked.height} ${marked.text}`;
  const known = sheets.get(key);
  const drawn =
    known ??
    renderAsync(sheet(marked), {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: "Bricolage Grotesque" },
    }).then((image) => image.asPng());
  sheets.delete(key);
  sheets.set(key, drawn);
  drawn.catch(() => sheets.delete(key));
  for (const oldest of sheets.keys()) if (sheets.size > mostSheets) sheets.delete(oldest);
  return drawn;
}

/** The queue for watermarks; at most two pictures are processed at once, so that the server can still serve pages. */
const line = createQueue({ atOnce: 2, waiting: 100, perSecond: 8, places: [12, 40] });

/** Adds the watermark to a picture; throws Crowded if too many requests wait, in total or from `asker`. */
export const writeIn = (asker: { address: string; account: string }, marked: Marked, as: "webp" | "jpeg" = "webp") =>
  line.withSlot(asker, async (turn) => {
    await turn();
    // Imported on first use, so that the library does not slow down the server's start.
    const { default: sharp } = await import("sharp");
    const { picture, text, ...size } = marked;
    const written = sharp(picture).composite([{ input: await sheetFor({ ...size, text: drawable(text) }) }]);
    return (
      as === "jpeg"
        ? written.flatten({ background: "#fff" }).jpeg({ quality: 85 })
        : written.webp({ quality: 80, effort: 2 })
    ).toBuffer();
  });
