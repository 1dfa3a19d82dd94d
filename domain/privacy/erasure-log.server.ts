import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Erased } from "./tombstone.server.ts";

const fileIn = (dataDir: string) => join(dataDir, "erased");

/**
 * Records an erasure in a file outside the database, because the database may be lost and restored from an older
 * backup.
 */
export async function noteErased(dataDir: string, { digest, erasedAt }: Erased) {
  await appendFile(fileIn(dataDir), `${digest} ${erasedAt.toISOString()}\n`, { mode: 0o600, flush: true });
}

export async function readErased(dataDir: string): Promise<Erased[]> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  // Ignores incomplete lines, which a power failure can leave in the file.
  return [...text.matchAll(/^([\w-]{43}) (\d{4}-\S+Z)$/gm)].map(([, digest = "", at = ""]) => ({
    digest,
    erasedAt: new Date(at),
  }));
}
