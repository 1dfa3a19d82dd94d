// Runs the fastest checks first; "quick" skips those that need a database or a browser.
import { spawn } from "node:child_process";
import { once } from "node:events";

type Check = [name: string, command: string[]];

const [, , asked] = process.argv;
const isQuick = asked === "quick";
const only = isQuick ? undefined : asked;
const npx = (...command: string[]) => ["npx", "--no-install", ...command];
/** The checks of one step run in parallel. */
const steps: Check[][] = [
  [
    ["format", npx("oxfmt", "--check", ".")],
    ["types of routes", npx("react-router", "typegen")],
  ],
  [
    ["types", npx("tsc", "--noEmit")],
    ["lint", npx("oxlint", "--type-aware", "--deny-warnings")],
    ["unused code", npx("knip")],
  ],
  [["tests", npx("vitest", "run", ...(isQuick ? ["--project", "code-quick"] : []))]],
];

async function passes([name, [program = "", ...args]]: Check) {
  const from = Date.now();
  const check = spawn(program, args, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
  const [status] = (await once(check, "exit")) as [number | null];
  process.stdout.write(`${status === 0 ? "ok" : "FAILED"}  ${name} (${Math.round((Date.now() - from) / 1_000)} s)\n`);
  return status === 0;
}

const names = steps.flat().map(([name]) => name);
if (only && !names.includes(only)) throw new Error(`There is no check "${only}": quick, ${names.join(", ")}`);

const began = Date.now();
for (const step of steps) {
  const passed = await Promise.all(step.filter(([name]) => !only || only === name).map(passes));
  if (passed.includes(false)) process.exit(1);
}
process.stdout.write(`Everything passed in ${Math.round((Date.now() - began) / 1_000)} s\n`);
