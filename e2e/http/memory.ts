import { readFileSync } from "node:fs";

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/**
 * Runs `work` and resolves to the megabytes that the process grew by at its highest, beside what it came to: over what
 * it has now, or over what it had at the highest while it did its `usual` work.
 */
export async function growthDuring<T>(pid: number, work: () => Promise<T>, usual?: { highest: number }) {
  const before = usual?.highest ?? memoryOf(pid);
  let highest = memoryOf(pid);
  const look = () => {
    highest = Math.max(highest, memoryOf(pid));
  };
  const watching = setInterval(look, 10);
  try {
    const result = await work();
    look();
    return { result, highest, megabytes: () => highest - before };
  } finally {
    clearInterval(watching);
  }
}
