import type { Plugin } from "vite";

const here = "scripts/lean-router.ts and docs/decisions/0056";

/** Code of React Router that this site does not use: tracing, prefetching links and the default error page. */
export const cuts = [
  { file: "router/router.js", text: "if (init.instrumentations) {", instead: "if (false) {" },
  { file: "router/router.js", text: "if (init.instrumentations) router =", instead: "if (false) router =" },
  { file: "dom/lib.js", text: "= usePrefetchBehavior(prefetch, rest)", instead: "= [false, undefined, undefined]" },
  { file: "dom/lib.js", text: "return shouldPrefetch && !isAbsolute ?", instead: "return false ?" },
  { file: "dom/ssr/components.js", text: "isPageLinkDescriptor(link) ?", instead: "false ?" },
  { file: "dom/ssr/errorBoundaries.js", text: "renderScripts ?", instead: "false ?" },
];

/** Removes the unused code from one file of React Router; the build fails if an upgrade has changed that code. */
export function withoutUnused(code: string, path: string) {
  return cuts
    .filter(({ file }) => path.endsWith(`/lib/${file}`))
    .reduce((left, { file, text, instead }) => {
      if (left.split(text).length !== 2) throw new Error(`React Router's ${file} has not once "${text}": see ${here}`);
      return left.replace(text, instead);
    }, code);
}

export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: { filter: { id: /\/react-router\/dist\/production\/lib\// }, handler: withoutUnused },
};
