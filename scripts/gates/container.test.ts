import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8");

test("the container starts the server with the flags of npm start", () => {
  const [, entry = "[]"] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? [];
  const flags = JSON.parse(readFileSync("scripts/server-flags.json", "utf8")) as string[];
  expect(JSON.parse(entry)).toEqual(["node", ...flags, "build/server/index.js"]);
});

test("what the container copies from the project is there", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = ""]) => from.split(" "));
  expect(copied.length).toBeGreaterThan(4);
  for (const path of copied) expect([path, existsSync(path)]).toEqual([path, true]);
});
