import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, type Program, Visitor } from "oxc-parser";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Import = {
  from: string;
  typeOnly: boolean;
  /** True for a dynamic import. */
  lazy: boolean;
  /** The path of the imported file from the repository's root; null for packages and generated modules. */
  target: string | null;
  relative: boolean;
};

export type Source = { path: string; imports: Import[]; program: Program; exports: Set<string> };

const notOurs = new Set(["node_modules", "build"]);

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || notOurs.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** The build generates these modules, so they are not in the repository. */
const madeByTheBuild = (from: string) => from.includes("/+types/") || from.startsWith("virtual:");

function importsOf(
  path: string,
  text: string,
  { staticImports, staticExports, dynamicImports }: ReturnType<typeof parseSync>["module"],
) {
  const found = new Map<string, boolean>();
  const add = (from: string, typeOnly: boolean) => found.set(from, typeOnly && (found.get(from) ?? true));
  for (const { moduleRequest, entries } of staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  const now = new Set(found.keys());
  for (const { moduleRequest } of dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false);
  }
  return [...found].map(([from, typeOnly]): Import => {
    const relative = from.startsWith(".");
    const target = relative && !madeByTheBuild(from) ? posix.join(dirname(path), from.split("?")[0] ?? "") : null;
    return { from, typeOnly, lazy: !now.has(from), target, relative };
  });
}

function parse(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const exports = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? "default")),
  );
  return { path, imports: importsOf(path, text, module), program, exports };
}

export const sources: Source[] = filesUnder(".")
  .filter((path) => /\.tsx?$/.test(path))
  .map(parse);

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
export const exists = (path: string) => existsSync(join(root, path));

/** Returns all texts in a file except module specifiers: string literals and the fixed parts of template literals. */
export function textsOf({ program, imports }: Source) {
  const texts: string[] = [];
  const modules = new Set(imports.map(({ from }) => from));
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string" && !modules.has(node.value)) texts.push(node.value);
    },
    TemplateElement(node) {
      texts.push(node.value.cooked ?? node.value.raw);
    },
  }).visit(program);
  return texts;
}
