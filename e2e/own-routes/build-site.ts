import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The server of the site with the routes of these tests in the place of its pages. */
const ownRoutes: Plugin = {
  name: "own-routes",
  enforce: "pre",
  resolveId(source, importer) {
    if (source === "virtual:react-router/server-build") return at("server-build.ts");
    if (source.endsWith("/founder.routes.ts") && importer !== at("own.routes.ts")) return at("own.routes.ts");
    return undefined;
  },
};

/** Builds it beside the product's and resolves to what starts it. */
export async function buildOwnSite() {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [ownRoutes],
    // The tests' own mode is not the site's.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      ssr: "app/server/start.ts",
      outDir: "build/own-routes",
      rolldownOptions: { output: { entryFileNames: "index.js" } },
    },
  });
  return `${root}/build/own-routes/index.js`;
}
