import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Figure, millis, within } from "./figures.ts";
import { npmStart, root } from "./start.ts";

/** The machine's own programs: none of this checkout's, which `npm run` puts before them. */
const systemPath = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root) && !folder.includes("node_modules"))
  .join(delimiter);

/** `npm start` in a fresh clone of what is committed: no dependencies, no build, nothing in npm's cache. */
export async function clone(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "lab-clone-"));
  const cwd = join(folder, "lab");
  try {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, cwd]);
    const site = await npmStart({
      cwd,
      dataDir: join(folder, "data"),
      patience: 400_000,
      env: {
        PATH: systemPath,
        NODE_ENV: undefined,
        npm_config_cache: join(folder, "cache"),
        npm_config_local_prefix: undefined,
      },
    });
    try {
      return [within("npm start in a fresh clone, until a page is there", await site.answers(), 180_000, millis)];
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
