import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JSXOpeningElement, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { root, type Source, sources } from "./sources.ts";

const byPath = new Map(sources.map((source) => [source.path, source]));

function signedIn() {
  const found = new Set<string>();
  const layouts = ["app/founder/cockpit.layout.tsx", "app/investor/investor.layout.tsx", "app/desk/desk.layout.tsx"];
  const pages = routeNames.flatMap((name) => {
    const { audience, right, module }: Route = routes[name];
    return audience || right ? [`app/${module}`] : [];
  });
  const open = [...layouts, ...pages];
  for (let path = open.pop(); path; path = open.pop()) {
    const source = byPath.get(path);
    if (!source || found.has(path) || !path.startsWith("app/")) continue;
    found.add(path);
    open.push(...source.imports.flatMap(({ target }) => target ?? []));
  }
  return [...found].flatMap((path) => byPath.get(path) ?? []);
}

function elementsOf({ path, program }: Source) {
  const text = readFileSync(join(root, path), "utf8");
  const found: { name: string; written: string }[] = [];
  new Visitor({
    JSXOpeningElement({ name, start, end }: JSXOpeningElement) {
      if (name.type === "JSXIdentifier") found.push({ name: name.name, written: text.slice(start, end) });
    },
  }).visit(program);
  return found;
}

/** Forms in which nothing is typed, and after which the browser leaves the page. */
const holdsNothing = /pathOf\("(sign-out|language|theme|consent)"\)/;
/** Exempt: the form component itself, and the page that submits a form again after signing in. */
const theForms = ["app/shell/form/post-form.tsx", "app/shell/unsent-page.tsx"];

test("every form of somebody signed in keeps what was typed where the network is lost: it is a PostForm", () => {
  const others = signedIn()
    .filter(({ path }) => path.endsWith(".tsx") && !theForms.includes(path))
    .flatMap((source) =>
      elementsOf(source)
        .filter(({ name, written }) => /^form$/i.test(name) && /method="post"|\.posted\b/.test(written))
        .filter(({ written }) => !holdsNothing.test(written))
        .map(({ written }) => `${source.path}: ${written}`),
    );
  expect(others).toEqual([]);
});

/**
 * Exempt files: the shared error sentences, the simulator's words from the specification, and words about another
 * person's address.
 */
const ownSentences = /^app\/(shell\/form\/person-errors|simulator\/words|desk\/privacy\/words)\./;

test("what is wrong with an e-mail address is written once for all forms", () => {
  const others = sources
    .filter(({ path }) => /words\.(en|fr)\.ts$/.test(path) && !ownSentences.test(path))
    .filter(({ path }) => /\bemail(Required|Invalid): ["{]/.test(readFileSync(join(root, path), "utf8")));
  expect(others.map(({ path }) => path)).toEqual([]);
});
