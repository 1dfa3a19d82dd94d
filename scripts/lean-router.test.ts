import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cuts, withoutUnused } from "./lean-router.ts";

const router = new URL("../node_modules/react-router/dist/production/lib/", import.meta.url);

test.each([...new Set(cuts.map(({ file }) => file))])("React Router's %s is as the build cuts it", (file) => {
  const { pathname } = new URL(file, router);
  const code = readFileSync(pathname, "utf8");
  expect(withoutUnused(code, pathname)).not.toBe(code);
  for (const { text } of cuts.filter((cut) => cut.file === file))
    expect(() => withoutUnused(code.replace(text, "upgraded"), pathname)).toThrow("docs/decisions/0056");
});
