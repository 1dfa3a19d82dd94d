import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTest, root, sources } from "./sources.ts";

const folds = /\b(e?mail|address)\w*(\.email)?\.(toLowerCase|toLocaleLowerCase|normalize)\(|lower\(\$?\{?[a-z.]*email/i;
/**
 * Exceptions: files that use lower() only in check constraints, which refuse capital letters but do not change the
 * address.
 */
const refuse = [
  "domain/colleague/invitation.table.ts",
  "domain/follow/follow.table.ts",
  "domain/fund/fund.table.ts",
  "domain/meeting/host.table.ts",
  "domain/person/person.table.ts",
  "domain/person/startup.table.ts",
];

test("only `emailKey` decides how an e-mail address is spelled", () => {
  const product = sources.filter(
    ({ path }) => !isTest(path) && !refuse.includes(path) && !/^(scripts|e2e)\//.test(path),
  );
  const folding = product.filter(({ path }) => folds.test(readFileSync(join(root, path), "utf8")));
  expect(folding.map(({ path }) => path)).toEqual([]);
});
