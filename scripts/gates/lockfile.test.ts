import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const json = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), "utf8")) as T;
const wanted = json<{ dependencies: Record<string, string>; devDependencies: Record<string, string> }>("package.json");
const { packages: all } = json<{ packages: Record<string, Locked> }>("package-lock.json");
const floors = json<Record<string, string[]>>("security/floors.json");
const { "": ours = {}, ...packages } = all;

const copies = Object.entries(packages).map(([path, locked]) => ({
  ...locked,
  path,
  name: path.slice(path.lastIndexOf("node_modules/") + 13),
  version: locked.version ?? "",
}));

function compare(a: string, b: string) {
  const parts = (version: string) => {
    const [numbers = "", preparing] = version.split(/-(.*)/);
    return [...numbers.split(".").map(Number), preparing ? 0 : 1];
  };
  const [left, right] = [parts(a), parts(b)];
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function isIn(version: string, range: string) {
  return range.split(" ").every((bound) => {
    const [, side, limit = ""] = /^(>=|<)(\d+\.\d+\.\d+)$/.exec(bound) ?? [];
    if (!side) throw new Error(`security/floors.json: what does "${range}" mean?`);
    return side === ">=" ? compare(version, limit) >= 0 : compare(version, limit) < 0;
  });
}

/** Returns the longest key in security/floors.json that matches the path, because that is the most specific. */
function floorOf(path: string) {
  const keys = Object.keys(floors).filter(
    (key) => path === `node_modules/${key}` || path.endsWith(`/node_modules/${key}`),
  );
  return keys.toSorted((a, b) => b.length - a.length)[0];
}

test.each([
  ["8.4.0", ">=7.18.2 <8.0.0", false],
  ["8.4.0", ">=8.3.0", true],
  ["7.18.2", ">=7.18.2 <8.0.0", true],
  ["8.0.0-pre.1", ">=7.18.2 <8.0.0", true],
  ["8.3.0-pre.1", ">=8.3.0", false],
  ["10.0.0", ">=9.1.0", true],
  ["0.9.9", ">=0.45.2", false],
])("version %s in %s: %s", (version, range, inside) => expect(isIn(version, range)).toBe(inside));

test("every copy of a package with a known weakness is a safe version", () => {
  const unsafe = copies.flatMap(({ path, version }) => {
    const key = floorOf(path);
    return key && !floors[key]?.some((range) => isIn(version, range)) ? [`${path}@${version}`] : [];
  });
  expect(unsafe).toEqual([]);
});

test("every floor is for a package that is there; one for a single copy is for a tool that never serves", () => {
  for (const key of Object.keys(floors)) {
    const guarded = copies.filter(({ path }) => floorOf(path) === key);
    expect(guarded, key).not.toHaveLength(0);
    if (key.includes("/node_modules/"))
      expect(
        guarded.every(({ dev }) => dev),
        key,
      ).toBe(true);
  }
});

test("nothing speaks React's server components protocol", () => {
  expect(
    copies.filter(({ name }) => /^react-server-dom-|^@vitejs\/plugin-rsc$/.test(name)).map(({ path }) => path),
  ).toEqual([]);
});

test("every part of React Router is the one version", () => {
  const parts = copies.filter(({ name }) => /^react-router(-|$)|^@react-router\//.test(name));
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect(parts.filter(({ version }) => version !== "8.4.0").map(({ path, version }) => `${path}@${version}`)).toEqual(
    [],
  );
});

test("package.json names exact versions and the lockfile holds them", () => {
  const named = { ...wanted.dependencies, ...wanted.devDependencies };
  expect(Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect({ ...ours.dependencies, ...ours.devDependencies }).toEqual(named);
  expect(
    Object.entries(named).filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version),
  ).toEqual([]);
});

test("the lockfile names no host, and the content of every package", () => {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  expect(text).not.toMatch(/"resolved"/);
  expect(copies.filter(({ integrity }) => !integrity?.startsWith("sha512-")).map(({ path }) => path)).toEqual([]);
});

test("no package runs code when it is installed", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8").split("\n")).toEqual(
    expect.arrayContaining(["ignore-scripts=true", "omit-lockfile-registry-resolved=true"]),
  );
});
