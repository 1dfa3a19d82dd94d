import { parseSync, Visitor } from "oxc-parser";
import type { Plugin } from "vite";
import { serverOnly } from "../app/context/route.ts";

const hidden: readonly string[] = serverOnly;

export function withoutServerOnly(code: string) {
  const cuts: [number, number][] = [];
  new Visitor({
    // Removes imports of values, because a route table uses them only in the server-only fields removed below.
    ImportDeclaration({ importKind, source, start, end }) {
      if (importKind === "value" && source.value !== "./context/route.ts") cuts.push([start, end]);
    },
    Property({ key, start, end }) {
      if (key.type === "Identifier" && hidden.includes(key.name)) cuts.push([start, end]);
    },
  }).visit(parseSync("table.routes.ts", code).program);
  return cuts
    .toReversed()
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);
}

export const browserRoutes: Plugin = {
  name: "browser-routes",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: { filter: { id: /\.routes\.ts$/ }, handler: withoutServerOnly },
};
