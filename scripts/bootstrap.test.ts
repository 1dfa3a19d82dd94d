import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "lab-bootstrap-"));
const says = "process.stdout.write(process.env.MAIL_FROM ?? 'nothing'); process.disconnect();";

/** A project of nothing but the bootstrap, a command that says what it was started with, and settings. */
beforeAll(() => {
  for (const folder of ["scripts", "node_modules"]) mkdirSync(join(root, folder));
  cpSync(new URL("bootstrap.mjs", import.meta.url), join(root, "scripts/bootstrap.mjs"));
  writeFileSync(join(root, "package.json"), "{}");
  writeFileSync(join(root, "package-lock.json"), '{ "lockfileVersion": 3, "packages": { "": {} } }');
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
])("npm run %s is started with: %s", (command, told) => {
  const { MAIL_FROM: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", command], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(stdout, stderr).toBe(told);
});
