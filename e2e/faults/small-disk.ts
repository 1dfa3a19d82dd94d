import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounts a small disk for one scenario; returns null if the operating system does not let this user mount one. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "lab-disk-"));
  const mounted =
    process.platform === "linux" &&
    process.getuid?.() === 0 &&
    spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=777`, "tmpfs", folder]).status === 0;
  if (!mounted) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "w");
      try {
        for (const piece of [2 ** 20, 2 ** 14, 2 ** 12])
          for (let written = 0; written < megabytes * 2 ** 20; written += piece)
            if (writeSync(file, Buffer.alloc(piece)) < piece) break;
      } catch {
        // Ignored: the disk is full, as intended.
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
