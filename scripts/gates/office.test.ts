import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

test("office files are written in lines that can be read", () => {
  const files = globSync("platform/office/**/*.{ts,xml}", { cwd: root });
  expect(files.length).toBeGreaterThan(25);
  const wide = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.length > 160 ? [`${file}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
