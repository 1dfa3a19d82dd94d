import type { Check } from "./check.ts";
import { closeApps, engines } from "./scenario-app.ts";
import { runs } from "./scenarios.ts";

const columns = [18, 18, 74, 60];
const line = (...cells: string[]) =>
  process.stdout.write(
    `${cells
      .map((cell, index) => cell.padEnd(columns[index] ?? 0))
      .join("  ")
      .trimEnd()}\n`,
  );

/** Runs the scenarios named by `only`, or all. Resolves to the number of failed checks. */
export async function runFaults(only: string | undefined) {
  const named = runs.filter(({ name }) => !only || name === only || name.startsWith(`${only} `));
  const chosen = named.filter(({ needs }) => !needs || engines.includes(needs));
  if (named.length === 0) {
    process.stderr.write(
      `No such scenario: ${only}. There are: ${[...new Set(runs.map(({ name }) => name))].join(", ")}\n`,
    );
    return 1;
  }
  const notTried: string[] = [];
  if (!engines.includes("postgres")) notTried.push("everything on PostgreSQL, which is not on this machine");
  let broken = 0;
  line("scenario", "engine", "goal", "measured", "ok");
  for (const { name, engine, run } of chosen) {
    const began = Date.now();
    const checks = await run().catch((error: unknown): Check[] => [
      {
        goal: "the scenario runs to its end",
        measured: error instanceof Error ? (error.stack ?? error.message) : String(error),
        ok: false,
      },
    ]);
    for (const { goal, measured, ok, tried } of checks)
      line(name, engine, goal, measured, tried === false ? "NOT TRIED" : ok ? "ok" : "FAILED");
    notTried.push(...checks.filter(({ tried }) => tried === false).map(({ goal }) => `${goal}, ${engine}`));
    broken += checks.filter(({ ok, tried }) => !ok && tried !== false).length;
    line(name, engine, `(took ${Math.round((Date.now() - began) / 1_000)} s)`);
  }
  await closeApps();
  const all = notTried.length === 0 ? "Every promise" : "Every promise that was tried";
  process.stdout.write(broken === 0 ? `${all} was kept.\n` : `${broken} promises were broken.\n`);
  for (const what of notTried) process.stdout.write(`NOT TRIED: ${what}.\n`);
  return broken + (process.env["CI"] ? notTried.length : 0);
}
