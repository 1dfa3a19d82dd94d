import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "lab-bootstrap-"));
const lockfile = join(root, "package-lock.json");
const says = "process.stdout.write(process.env.MAIL_FROM ?? 'nothing'); process.disconnect();";

const lock = (ours: object) => writeFileSync(lockfile, JSON.stringify({ lockfileVersion: 3, packages: { "": ours } }));

function run(command: string) {
  const { MAIL_FROM: _, ...env } = process.env;
  return spawnSync(process.execPath, ["scripts/bootstrap.mjs", command], { cwd: root, env, encoding: "utf8" });
}

beforeAll(() => {
  for (const folder of ["scripts", "node_modules"]) mkdirSync(join(root, folder));
  for (const file of ["bootstrap.mjs", "server-flags.json"])
    cpSync(new URL(file, import.meta.url), join(root, "scripts", file));
  writeFileSync(join(root, "package.json"), "{}");
  lock({});
  writeFileSync(join(root, ".env"), "MAIL_FROM=lab@file.example\n");
  writeFileSync(join(root, "scripts/build.ts"), "");
  mkdirSync(join(root, "build/server"), { recursive: true });
  writeFileSync(join(root, "scripts/dev.ts"), says);
  writeFileSync(join(root, "scripts/test.ts"), says);
  writeFileSync(join(root, "build/server/index.js"), says);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["start", "lab@file.example"],
  ["dev", "lab@file.example"],
  ["admin", "lab@file.example"],
  ["demo", "nothing"],
  ["test", "nothing"],
])("npm run %s is started with: %s", (command, printed) => {
  const { stdout, stderr } = run(command);
  expect(stdout, stderr).toBe(printed);
});

test.each([
  ["start", 2],
  ["admin", 1],
])("npm run %s whose process asks for a new start runs %i times", (command, times) => {
  const runs = join(root, "runs");
  rmSync(runs, { force: true });
  const entry = join(root, "build/server/index.js");
  writeFileSync(
    entry,
    `const { appendFileSync, readFileSync } = require("node:fs");
    appendFileSync(${JSON.stringify(runs)}, "x");
    process.exit(readFileSync(${JSON.stringify(runs)}).length === 1 ? 70 : 0);`,
  );
  const { status } = run(command);
  writeFileSync(entry, says);
  expect([readFileSync(runs, "utf8").length, status]).toEqual([times, times === 2 ? 0 : 70]);
});

test.each([
  ["added to package.json alone", { a: "1.0.0" }, {}],
  ["changed in package.json alone", { a: "2.0.0" }, { a: "1.0.0" }],
  ["removed from package.json alone", {}, { a: "1.0.0" }],
])("a package that was %s starts nothing", (_, dependencies, locked) => {
  writeFileSync(join(root, "package.json"), JSON.stringify({ dependencies }));
  lock({ dependencies: locked });
  const { status, stdout, stderr } = run("start");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^a is .* run "npm install" and commit the lockfile\.$/m);
});
