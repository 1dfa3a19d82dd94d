import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTest, root, sources } from "./sources.ts";

const maker = /\bnew (?:Worker|Pool|pg\.Pool|Busboy)\(|(?<![.\w])(?:createServer|spawn|fork)\(/;

// An unhandled error event ends the process and every request in it.
test("each worker, child, server, pool and parser of the product has somebody who hears its errors", () => {
  const makers = sources
    .filter(({ path }) => /^(app|domain|platform)\//.test(path) && !isTest(path))
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => maker.test(text));
  expect(makers.length).toBeGreaterThan(4);
  expect(makers.filter(({ text }) => !text.includes('.on("error"')).map(({ path }) => path)).toEqual([]);
});
