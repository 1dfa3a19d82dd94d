import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What parts.css and the shell's consent banner add to one another's parts. */
const shared = ["dialog", "toast-area"];

/** The classes that a stylesheet's selectors begin with. */
function classesOf(path: string) {
  const styles = readFileSync(path, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/:(is|where|not|has)\([^)]*\)/g, "");
  const selectors = [...styles.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  return new Set(selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []));
}

// Every page gets the same styles: a class that two folders style is two things on all of them.
test("a class is styled in one folder", () => {
  const places = new Map<string, Set<string>>();
  for (const path of globSync("{app,ui}/**/*.css")) {
    const folder = path
      .split("/")
      .slice(0, path.startsWith("ui") ? 1 : 2)
      .join("/");
    for (const name of classesOf(path)) places.set(name, (places.get(name) ?? new Set()).add(folder));
  }
  const twice = [...places].filter(([name, folders]) => folders.size > 1 && !shared.includes(name));
  expect(twice.map(([name, folders]) => `.${name} in ${[...folders].join(" and ")}`)).toEqual([]);
});
