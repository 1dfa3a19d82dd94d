import { describe, expect, test } from "vitest";
import { Visitor } from "oxc-parser";
import { pathsOf, routeNames } from "../../app/paths.ts";
import { exists, type Import, isTest, type Source, sources, textsOf } from "./sources.ts";

/** Checks whether a file is not part of the product: a test, a script or configuration. */
const drives = (path: string) => isTest(path) || /^(scripts|e2e)\//.test(path) || /^[^/]+\.config\.ts$/.test(path);
const product = sources.filter(({ path }) => !drives(path));

const folderOf = (path: string, depth: number) => path.split("/").slice(0, depth).join("/");
const isUnder = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const packageOf = (from: string) =>
  from
    .split("/")
    .slice(0, from.startsWith("@") ? 2 : 1)
    .join("/");

const ground = ["app/paths.ts", "app/context"];
const forFeatures = [...ground, "app/shell", "app/sections", "app/profile-kit", "app/founder/cockpit-head.tsx"];
const composes = (path: string) => /^app\/([^/]+|(server|commands)\/.*)$/.test(path);
const isEmbed = (path: string) => /\/(embed(\.server)?|([\w-]+-)?words)\.tsx?$/.test(path);
const isFeature = (path: string) => /^app\/[^/]+\//.test(path) && !composes(path) && !isUnder(path, ground);

type Rule = { within: RegExp; may: (target: string, path: string) => boolean; neverPackages?: RegExp };

const browserViews = /^(react|react-dom|react-router|@react-router|radix-ui)$/;
const storage = /^(drizzle-orm|pg|@electric-sql)$/;

/** The layers of the architecture; the first rule that matches a file applies. */
const rules: Rule[] = [
  { within: /^platform\//, may: (target) => isUnder(target, ["platform"]), neverPackages: browserViews },
  {
    within: /^ui\//,
    may: (target) => isUnder(target, ["ui", "platform/language"]) && !isServerFile(target),
    neverPackages: storage,
  },
  { within: /^emails\//, may: (target) => isUnder(target, ["emails", "platform/language"]) },
  {
    within: /^domain\//,
    may: (target) => isUnder(target, ["domain", "platform", "emails"]),
    neverPackages: browserViews,
  },
  { within: /^content\//, may: (target) => isUnder(target, ["content", "domain/content", "platform/language"]) },
  { within: /^db\//, may: (target) => isUnder(target, ["db", "domain", "platform"]) },
  { within: /^app\/([^/]+|(server|commands)\/.*)$/, may: () => true },
  { within: /^app\/context\//, may: (target) => isUnder(target, ["app/context", "domain", "platform"]) },
  // Founders and investors read their notifications at the same URL, so its layout may use the frame of either area.
  { within: /^app\/notifications\/notifications\.layout\.tsx$/, may: (target) => !composes(target) },
  {
    within: /^app\/shell\//,
    may: (target) => isUnder(target, ["app/shell", "ui", "domain", "platform", ...ground]),
    neverPackages: storage,
  },
  {
    within: /^app\/[^/]+\//,
    may: (target, path) =>
      isUnder(target, [folderOf(path, 2), "ui", "domain", "platform", ...forFeatures]) ||
      (target.startsWith("app/") && isEmbed(target)),
    neverPackages: storage,
  },
];

const isServerFile = (path: string) => /\.(server|table|jobs)\.tsx?$/.test(path) || path.startsWith("app/entry.server");

function offences(files: Source[], wrong: (file: Source, used: Import) => boolean) {
  return files.flatMap((file) =>
    file.imports.filter((used) => wrong(file, used)).map(({ from }) => `${file.path} imports ${from}`),
  );
}

describe("who may import whom", () => {
  test("every folder has a rule", () => {
    expect(
      product.filter(({ path }) => !rules.some(({ within }) => within.test(path))).map(({ path }) => path),
    ).toEqual([]);
  });

  test("each file keeps to the rule of its folder", () => {
    const wrong = offences(product, ({ path }, { target, from, relative }) => {
      const rule = rules.find(({ within }) => within.test(path));
      if (!rule) return false;
      if (target) return !rule.may(target, path);
      return !relative && (rule.neverPackages?.test(packageOf(from)) ?? false);
    });
    expect(wrong).toEqual([]);
  });

  test("features use the nouns' verbs, not their tables", () => {
    const features = product.filter(({ path }) => isFeature(path));
    expect(offences(features, (_, { target }) => /\.table\.ts$/.test(target ?? ""))).toEqual([]);
  });

  test("no noun needs a noun that needs it", () => {
    const nounOf = (path: string | null) => (path && /^domain\/[^/]+\//.test(path) ? folderOf(path, 2) : null);
    const needs = new Map<string, Set<string>>();
    for (const { path, imports } of product) {
      const noun = nounOf(path);
      if (!noun) continue;
      const others = needs.get(noun) ?? new Set();
      for (const { target } of imports) if (nounOf(target) && nounOf(target) !== noun) others.add(nounOf(target) ?? "");
      needs.set(noun, others);
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(needs.get(from) ?? [])].some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      );
    expect([...needs.keys()].filter((noun) => reaches(noun, noun))).toEqual([]);
  });

  test("no file imports one that leads back to it, types included", () => {
    const known = new Map(sources.map((file) => [file.path, file]));
    const left = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const follow = (path: string, way: string[]) => {
      if (left.get(path) === "open") circles.push([...way.slice(way.indexOf(path)), path].join(" > "));
      if (left.has(path)) return;
      left.set(path, "open");
      for (const { target, lazy } of known.get(path)?.imports ?? [])
        if (target && !lazy && known.has(target)) follow(target, [...way, path]);
      left.set(path, "done");
    };
    for (const { path } of sources) follow(path, []);
    expect(circles).toEqual([]);
  });

  test("a path of ours names a file, with its ending", () => {
    expect(offences(sources, (_, { target }) => target !== null && !(/\.\w+$/.test(target) && exists(target)))).toEqual(
      [],
    );
  });

  test("the product imports nothing of what drives it", () => {
    expect(offences(product, (_, { target }) => target !== null && drives(target))).toEqual([]);
  });
});

describe("what reaches the browser", () => {
  const byPath = new Map(product.map((file) => [file.path, file]));
  const isRouteModule = ({ path, exports }: Source) =>
    path === "app/root.tsx" || path.endsWith(".page.tsx") || exports.has("loader") || exports.has("action");

  /**
   * Every file that may be sent to a browser. The build removes a route module's loader and action, and their imports.
   */
  function browserFiles() {
    const reached = new Map<string, string>();
    const visit = (path: string, from: string) => {
      const file = byPath.get(path);
      if (!file || reached.has(path)) return;
      reached.set(path, from);
      for (const { target, typeOnly } of file.imports)
        if (target && !typeOnly && !(isRouteModule(file) && isServerFile(target))) visit(target, path);
    };
    for (const file of product)
      if (file.path === "app/entry.client.tsx" || (file.path.startsWith("app/") && isRouteModule(file)))
        visit(file.path, "the browser");
    return reached;
  }

  test("no server file is in it", () => {
    const reached = browserFiles();
    expect(reached.size).toBeGreaterThan(20);
    expect(
      [...reached].filter(([path]) => isServerFile(path)).map(([path, from]) => `${from} imports ${path}`),
    ).toEqual([]);
  });

  test("no package of the server is in it", () => {
    const files = [...browserFiles().keys()].flatMap((path) => byPath.get(path) ?? []);
    const serverOnly =
      /^(node:|virtual:|drizzle-orm|pg$|@electric-sql|@hono|hono|pino|nodemailer|react-email|@resvg|@react-router\/node|zod)/;
    expect(offences(files, (_, { from, typeOnly }) => !typeOnly && serverOnly.test(from))).toEqual([]);
  });

  test("zod runs in .server files only", () => {
    expect(
      offences(
        product,
        ({ path }, { from, typeOnly }) => packageOf(from) === "zod" && !typeOnly && !/\.server\.tsx?$/.test(path),
      ),
    ).toEqual([]);
  });
});

describe("one place for each thing", () => {
  test("the environment is read in one file", () => {
    const readers = product.filter(({ program, imports }) => {
      let reads = imports.some(({ from }) => /^(node:)?process$/.test(from));
      const sides = new Set<unknown>();
      new Visitor({
        MemberExpression(member) {
          const { object, property, computed } = member;
          // `import.meta.env.SSR` and `import.meta.env.DEV` are constants that the build inserts, not environment
          // variables.
          if (property.type === "Identifier" && ["SSR", "DEV"].includes(property.name)) sides.add(object);
          const name =
            property.type === "Identifier" && !computed
              ? property.name
              : property.type === "Literal"
                ? property.value
                : "";
          if (
            name === "env" &&
            !sides.has(member) &&
            ((object.type === "Identifier" && object.name === "process") || object.type === "MetaProperty")
          )
            reads = true;
        },
      }).visit(program);
      return reads;
    });
    expect(readers.map(({ path }) => path)).toEqual(["platform/env.server.ts"]);
  });

  test("addresses of the site are written in the route tables", () => {
    const known = routeNames.flatMap(pathsOf).filter((path) => path !== "/");
    const forms = known.map((path) => {
      const [fixed = "", parameter] = path.split(":");
      return `${RegExp.escape(fixed)}${parameter === undefined ? "(?![\\w/-])" : ""}`;
    });
    const address = new RegExp(`(?:^|[\\s"'(=])(?:${forms.join("|")})`);
    const wrong = product
      .filter(({ path }) => /^(app|ui|emails|domain)\//.test(path) && !/^app\/(paths|\w+\.routes)\.ts$/.test(path))
      .flatMap((file) =>
        textsOf(file)
          .filter((text) => address.test(text))
          .map((text) => `${file.path} writes ${JSON.stringify(text.slice(0, 80))}`),
      );
    expect(wrong).toEqual([]);
  });

  test("what a person can follow or send to is not written beside the element", () => {
    const wrong: string[] = [];
    for (const { path, program } of product.filter(({ path }) => /^(app|ui|emails)\//.test(path)))
      new Visitor({
        JSXAttribute({ name, value }) {
          const text = value?.type === "Literal" ? String(value.value) : "";
          if (["href", "to", "action", "formAction"].includes(String(name.name)) && /^\/(?!.*\.\w+$)/.test(text))
            wrong.push(`${path}: ${String(name.name)}="${text}"`);
        },
      }).visit(program);
    expect(wrong).toEqual([]);
  });

  test("names say what a file is", () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|lib|shared|index)(\.|\/|$)/;
    expect(sources.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
  });
});
