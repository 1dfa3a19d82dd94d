import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { RenderedAnswer } from "../platform/kept/kept-pages.server.ts";

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

const readAt = async (file: string | undefined) => (file ? readFile(file) : undefined);

/**
 * The files of the build by their path on the site, with scripts `made` at start. What is not in this list when the
 * server starts is not served.
 */
export async function readPublicFiles(made: ReadonlyMap<string, string>) {
  const paths = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).split(sep).join("/");
    if (entry.isFile() && types[extname(path)] && !path.includes("/.")) paths.set(path, file);
  }
  return {
    has: (path: string) => made.has(path) || paths.has(path),
    async read(path: string): Promise<RenderedAnswer | undefined> {
      const body = made.get(path) ?? (await readAt(paths.get(path)));
      if (body === undefined) return undefined;
      const lasting = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
      return {
        status: 200,
        body,
        headers: { "Content-Type": types[extname(path)] ?? "", "Cache-Control": lasting, Vary: "Accept-Encoding" },
      };
    },
  };
}
