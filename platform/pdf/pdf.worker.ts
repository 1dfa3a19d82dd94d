import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { pdfLimits, type PdfRefusal, type WorkerMessage } from "./limits.ts";

class Refused extends Error {
  readonly why: PdfRefusal;
  constructor(why: PdfRefusal) {
    super(why);
    this.why = why;
  }
}

const none = Buffer.alloc(0);

/**
 * Writes to standard output: the byte lengths of `message` as JSON and of `bytes`, followed by that JSON and by
 * `bytes`.
 */
function send(message: WorkerMessage, bytes = none) {
  const head = Buffer.from(JSON.stringify(message));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(bytes.length, 4);
  return new Promise<void>((resolve) => {
    process.stdout.write(Buffer.concat([lengths, head, bytes]), () => resolve());
  });
}

/** Loads PDFium with limited memory; rendering fails if a file needs more memory. */
async function openLibrary() {
  const wasm = new WebAssembly.Module(await readFile(new URL(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"))));
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const env = imports["env"] as Record<string, WebAssembly.ImportValue>;
      const grow = env["emscripten_resize_heap"] as (bytes: number) => boolean;
      const bounded = {
        ...env,
        emscripten_resize_heap: (bytes: number) => bytes >>> 0 <= pdfLimits.heap && grow(bytes),
      };
      const instance = new WebAssembly.Instance(wasm, { ...imports, env: bounded });
      // The type of the library's callback is wrong: Emscripten expects the instance here, not the module.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

async function webp(data: Uint8Array, width: number, height: number, most: number) {
  for (const quality of [80, 60, 40]) {
    const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: "#fff" })
      .webp({ quality, effort: 2 })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Refused("heavy");
}

async function draw(pdf: Buffer) {
  const library = await openLibrary();
  const document = await library.loadDocument(pdf).catch((error: unknown) => {
    throw new Refused(String(error).includes("Password") ? "password" : "unreadable");
  });
  const pages = document.getPageCount();
  if (pages < 1) throw new Refused("unreadable");
  if (pages > pdfLimits.pages) throw new Refused("pages");
  await send({ kind: "counted", pages });
  const most = Math.min(pdfLimits.picture, Math.floor(pdfLimits.pictures / pages));
  for (let number = 1; number <= pages; number += 1) {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const [short, long] = [originalWidth, originalHeight].toSorted((a, b) => a - b) as [number, number];
    if (!(short > 0) || !(long / short <= pdfLimits.ratio)) throw new Refused("shape");
    // The text must be read before the page is rendered, because PDFium crashes in the other order.
    const text = page.getText().replaceAll("\0", "").slice(0, pdfLimits.text).toWellFormed();
    let size = { width: 0, height: 0 };
    const drawn = await page.render({
      scale: pdfLimits.side / long,
      render: ({ data, width, height }) => {
        size = { width, height };
        return webp(data, width, height, most);
      },
    });
    await send({ kind: "drawn", number, ...size, text }, Buffer.from(drawn.data));
  }
}

sharp.cache(false);
sharp.concurrency(1);
try {
  await draw(await buffer(process.stdin));
} catch (error) {
  const why =
    error instanceof Refused ? error.why : /abort|memory|unreachable/i.test(String(error)) ? "heavy" : "unreadable";
  await send({ kind: "refused", why });
}
process.exit(0);
