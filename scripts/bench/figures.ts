import { readFileSync } from "node:fs";

export type Figure = {
  what: string;
  measured: string;
  /** The baseline with which `measured` is compared; it was measured in the same run. */
  floor?: string;
  ratio?: number;
  target: string;
  met?: boolean;
};

/** Returns the processor seconds that all threads of a process have used. */
export function cpuSeconds(pid: number) {
  // The process name may contain spaces; processor time in units of 10 ms is in fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function median(values: number[]) {
  return quantile(values, 0.5);
}

export function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const micros = (seconds: number) => `${(seconds * 1e6).toFixed(1)} µs`;
export const millis = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export function within(what: string, value: number, budget: number, write: (value: number) => string): Figure {
  return { what, measured: write(value), ratio: value / budget, target: `<= ${write(budget)}`, met: value <= budget };
}
