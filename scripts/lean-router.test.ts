import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cuts, withoutUnused } from "./lean-router.ts";

const router = new URL("../node_modules/react-router/dist/production/lib/", import.meta.url);

test.each([...new Set(cuts.map(({ file }) => file))])("React Router's %s is as the build cuts it", (file) => {
  const { pathname } = new URL(file, router);
  const code = readFileSync(pathname, "utf8");
  expect(withoutUnused(code, pathname)).not.toBe(code);
  expect(() => withoutUnused(code.replaceAll("if", "when").replaceAll("?", ":"), pathname)).toThrow(
    "docs/decisions/0056",
  );
});
