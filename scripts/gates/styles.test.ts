import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Classes of ui/ that app/ may style too; the consent banner, for example, moves the toasts. */
const shared = ["dialog", "toast-area"];

function classesOf(path: string) {
  const styles = readFileSync(path, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/:(is|where|not|has)\([^)]*\)/g, "");
  const selectors = [...styles.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  return new Set(selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []));
}

// All pages share one stylesheet. If two folders styled the same class, both rules would apply to both folders'
// elements.
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

type Theme = "light" | "dark";

function coloursOn(ground: string, theme: Theme) {
  const styles = readFileSync("ui/tokens.css", "utf8");
  const declared = [":root", ground].flatMap((selector) => {
    const [, block = ""] = `\n${styles}`.split(`\n${selector} {`);
    return [...block.slice(0, block.indexOf("\n}")).matchAll(/--([\w-]+): ([^;]+);/g)];
  });
  const values = new Map(declared.map(([, name = "", value = ""]) => [name, value]));
  return function colour(name: string): string {
    const value = values.get(name) ?? "";
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other) return colour(other);
    const [, light = value, dark = value] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
    return theme === "light" ? light : dark;
  };
}

function contrast(...colours: [string, string]) {
  const [lighter = 0, darker = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ["ink", "ink-2", "ink-3", "brand"];
const meanings = ["accent-ink", "good", "warn", "bad", "info"];
const shapes = ["line-strong", "accent-mark"];
const series = ["series-1", "series-2", "series-3", "series-4", "series-5"];

const on = (names: string[], grounds: string[], least: number) =>
  names.flatMap((name) => grounds.map((ground): [string, string, number] => [name, ground, least]));

const anywhere = [...on(texts, ["canvas"], 4.5), ...on(shapes, ["canvas"], 3)];
const onThePage = [
  ...on([...texts, ...meanings], ["canvas", "surface"], 4.5),
  ...on([...shapes, ...series], ["canvas", "surface"], 3),
  ...on(["ink-3"], ["sunken"], 4.5),
  ...on(["on-brand"], ["brand"], 4.5),
  ...on(["on-accent"], ["accent", "sun"], 4.5),
  ...["good", "warn", "bad"].flatMap((name) => on([name], [`${name}-soft`], 4.5)),
];

// axe checks only the colour pairs on visited pages, so this test checks every pair that pages may use.
test.each([
  [":root", "light", onThePage],
  [":root", "dark", onThePage],
  [".on-scene", "light", [...anywhere, ...on(texts, ["surface"], 4.5)]],
  [".on-scene", "dark", [...anywhere, ...on(texts, ["surface"], 4.5)]],
  [".on-sun", "light", anywhere],
  [".on-sun", "dark", anywhere],
] as const)("what is written and drawn can be told from its ground: %s, %s", (ground, theme, pairs) => {
  const colour = coloursOn(ground, theme);
  const faint = pairs.filter(([name, under, least]) => !(contrast(colour(name), colour(under)) >= least));
  expect(faint).toEqual([]);
});

test("coral says how far somebody is, never that something is wrong", () => {
  const wrong = /error|invalid|risk|fail|unusual|missing|-gap\b|-over\b/;
  const rules = globSync("{app,ui}/**/*.css").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
      path,
      selector: selector.replaceAll(/\/\*[\s\S]*?\*\//g, "").trim(),
      body,
    })),
  );
  const coral = rules.filter(({ selector, body }) => wrong.test(selector) && body.includes("var(--accent"));
  expect(coral.map(({ path, selector }) => `${selector} in ${path}`)).toEqual([]);
});
