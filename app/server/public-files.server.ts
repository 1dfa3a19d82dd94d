import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { RenderedAnswer } from "../../platform/page-cache/page-cache.server.ts";

const folder = fileURLToPath(new URL("../client", import.meta.url));

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const readIfThere = (file: string) => readFile(file).catch(() => undefined);

/** Lists the files of the build once at the start, by path. No other file is ever served. */
export async function readPublicFiles() {
  const paths = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).split(sep).join("/");
    if (entry.isFile() && types[extname(path)] && !path.includes("/.")) paths.set(path, file);
  }
  return {
    has: (path: string) => paths.has(path),
    async read(path: string): Promise<RenderedAnswer | undefined> {
      const file = paths.get(path);
      if (!file) return undefined;
      const [body, dense] = await Promise.all([readFile(file), readIfThere(`${file}.br`)]);
      const lasting = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
      return {
        status: 200,
        body,
        ...(dense && { dense }),
        headers: { "Content-Type": types[extname(path)] ?? "", "Cache-Control": lasting, Vary: "Accept-Encoding" },
      };
    },
  };
}
