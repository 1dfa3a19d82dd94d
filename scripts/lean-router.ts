import type { Plugin } from "vite";

const here = "scripts/lean-router.ts and docs/decisions/0056";

/**
 * Code of React Router that this site does not use: tracing, prefetching links, navigation links, the default error page,
 * pages without a server and hot reloading.
 */
export const cuts = [
  { file: "hooks.js", text: "React$1.createElement(DefaultErrorComponent, null)", instead: "null" },
  { file: "router/router.js", text: "if (init.instrumentations) {", instead: "if (false) {" },
  { file: "router/router.js", text: "if (init.instrumentations) router =", instead: "if (false) router =" },
  { file: "dom/lib.js", text: "= usePrefetchBehavior(prefetch, rest)", instead: "= [false, undefined, undefined]" },
  { file: "dom/lib.js", text: "return shouldPrefetch && !isAbsolute ?", instead: "return false ?" },
  { file: "dom/lib.js", text: "const NavLink = React$1.", instead: "const NavLink = /* @__PURE__ */ React$1." },
  { file: "dom/lib.js", text: 'NavLink.displayName = "NavLink";', instead: "" },
  { file: "dom/ssr/components.js", text: "isPageLinkDescriptor(link) ?", instead: "false ?" },
  {
    file: "dom/ssr/errorBoundaries.js",
    text: "if (this.state.error) return",
    instead:
      'if (this.state.error) return React$1.createElement("html", null, React$1.createElement("body", null, 500)); if (false) return',
  },
  { file: "dom/ssr/errorBoundaries.js", text: "renderScripts ?", instead: "false ?" },
  { file: "dom/ssr/routes.js", text: 'route.id === "root" ? () =>', instead: "false ? () =>" },
  { file: "dom/ssr/routes.js", text: "if (needsRevalidation) return", instead: "if (false) return" },
  {
    file: "dom/ssr/routes.js",
    text: "if (!ssr && manifestRoute.hasLoader",
    instead: "if (false && manifestRoute.hasLoader",
  },
  { file: "dom/ssr/single-fetch.js", text: "if (!ssr && !foundRevalidatingServerLoader)", instead: "if (false)" },
  {
    file: "dom-export/hydrated-router.js",
    text: "router.createRoutesForHMR =",
    instead: "if (false) router.createRoutesForHMR =",
  },
];

/** Removes the unused code from one file of React Router; the build fails if an upgrade has changed that code. */
export function withoutUnused(code: string, path: string) {
  return cuts
    .filter(({ file }) => path.endsWith(`/lib/${file}`))
    .reduce((left, { file, text, instead }) => {
      if (left.split(text).length !== 2) throw new Error(`React Router's ${file} has not once "${text}": see ${here}`);
      return left.replace(text, () => instead);
    }, code);
}

export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: { filter: { id: /\/react-router\/dist\/production\/lib\// }, handler: withoutUnused },
};
