import { Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { isTest, sources } from "./sources.ts";

const most = 5;

// Many arguments are hard to tell apart by position; an object gives each of them a name.
test("no function has more than five parameters", () => {
  const long = sources
    .filter(({ path }) => /^(app|domain|platform|emails|ui|db)\//.test(path) && !isTest(path))
    .flatMap(({ path, program }) => {
      let found = 0;
      const count = ({ params }: { params: readonly unknown[] }) => (found += params.length > most ? 1 : 0);
      new Visitor({ FunctionDeclaration: count, FunctionExpression: count, ArrowFunctionExpression: count }).visit(
        program,
      );
      return found > 0 ? [path] : [];
    });
  expect(long).toEqual([]);
});
