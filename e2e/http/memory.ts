import { readFileSync } from "node:fs";

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** Resolves to the result and the growth of memory in megabytes, measured from the peak in `usual` if given. */
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
