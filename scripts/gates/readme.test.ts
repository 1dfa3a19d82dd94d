import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

test("the README says what is decided in each room of domain/", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const rooms = globSync("domain/*/", { cwd: root }).map((room) => `\`${room.replace(/\/?$/, "/")}\``);
  expect(rooms.length).toBeGreaterThan(40);
  expect(rooms.filter((room) => !readme.includes(room))).toEqual([]);
});
