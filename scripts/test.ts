// The gate: every check in order of its price, one exit code.
import { spawnSync } from "node:child_process";

const only = process.argv[2];
const npx = (...command: string[]) => ["npx", "--no-install", ...command];
const checks: [name: string, command: string[]][] = [
  ["format", npx("oxfmt", "--check", ".")],
  ["types of routes", npx("react-router", "typegen")],
  ["types", npx("tsc", "--noEmit")],
  ["lint", npx("oxlint", "--type-aware", "--deny-warnings")],
  ["unused code", npx("knip")],
  ["faults and code", npx("vitest", "run", "--project", "faults", "--project", "code")],
  ["alone", npx("vitest", "run", "--project", "alone", "--maxWorkers", "1")],
  ["site and journeys", npx("vitest", "run", "--project", "site", "--project", "journeys")],
];

const began = Date.now();
for (const [name, [program = "", ...args]] of checks) {
  if (only && only !== name) continue;
  const from = Date.now();
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
  process.stdout.write(`${status === 0 ? "ok" : "FAILED"}  ${name} (${Math.round((Date.now() - from) / 1_000)} s)\n`);
  if (status !== 0) process.exit(1);
}
process.stdout.write(`Everything passed in ${Math.round((Date.now() - began) / 1_000)} s\n`);
