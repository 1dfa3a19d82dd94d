import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Erased } from "./tombstone.server.ts";

const fileIn = (dataDir: string) => join(dataDir, "erased");

/** Logs erasures outside the database too, because an old backup may be restored after the database is lost. */
export async function noteErased(dataDir: string, { digest, erasedAt }: Erased) {
  await appendFile(fileIn(dataDir), `${digest} ${erasedAt.toISOString()}\n`, { mode: 0o600, flush: true });
}

export async function readErased(dataDir: string): Promise<Erased[]> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  // Incomplete lines, left by a power cut, are ignored.
  return [...text.matchAll(/^([\w-]{43}) (\d{4}-\S+Z)$/gm)].map(([, digest = "", at = ""]) => ({
    digest,
    erasedAt: new Date(at),
  }));
}
