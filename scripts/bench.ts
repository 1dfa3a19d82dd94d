// Compares each benchmark with a baseline of the same run; `npm run bench -- NAME` runs a single one.
import { bytes } from "./bench/bytes.ts";
import { cockpitInNumbers } from "./bench/cockpit.ts";
import type { Figure } from "./bench/figures.ts";
import { leads } from "./bench/leads.ts";
import { lighthouseRuns } from "./bench/lighthouse.ts";
import { renderedPage } from "./bench/rendered-page.ts";

type Part = { run: () => Promise<Figure[]>; minutes: number };

const parts: Record<string, Part> = {
  bytes: { run: bytes, minutes: 3 },
  rendered: { run: renderedPage, minutes: 10 },
  lighthouse: { run: lighthouseRuns, minutes: 40 },
  leads: { run: leads, minutes: 4 },
  cockpit: { run: cockpitInNumbers, minutes: 6 },
};

async function measure(name: string, { run, minutes }: Part): Promise<Figure[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`not done after ${minutes} minutes`)), minutes * 60_000);
  try {
    return await Promise.race([run(), late.promise]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return [{ what: `${name} could not be measured`, measured: "-", target: "a figure", met: false }];
  } finally {
    clearTimeout(timer);
  }
}

function table(rows: string[][]) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}

const only = process.argv[2];
if (only && !Object.hasOwn(parts, only)) {
  process.stderr.write(`No such part: ${only}. There are ${Object.keys(parts).join(", ")}.\n`);
  process.exit(1);
}

const missed: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (only && only !== name) continue;
  const figures = await measure(name, part);
  const rows = figures.map(({ what, measured, floor, ratio, target, met }) => {
    if (met === false) missed.push(what);
    return [
      what,
      measured,
      floor ?? "",
      ratio === undefined ? "" : ratio.toFixed(2),
      target,
      met === undefined ? "" : met ? "ok" : "MISSED",
    ];
  });
  process.stdout.write(`\n${table([[name, "measured", "floor", "ratio", "target", ""], ...rows])}\n`);
}
process.stdout.write(
  missed.length > 0
    ? `\n${missed.length} missed:\n${missed.map((what) => `  ${what}`).join("\n")}\n`
    : "\nEvery target is met.\n",
);
process.exit(missed.length > 0 ? 1 : 0);
