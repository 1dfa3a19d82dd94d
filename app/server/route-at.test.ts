import { expect, test } from "vitest";
import { pathsOf, routeAt, routeNames } from "../paths.ts";

test.each(routeNames)("the address of %s, filled in, is its own", (name) => {
  for (const path of pathsOf(name)) expect([path, routeAt(path.replace(/:\w+/g, "x1"))]).toEqual([path, name]);
});
