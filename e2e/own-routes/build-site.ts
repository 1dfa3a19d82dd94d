import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ownRoutes: Plugin = {
  name: "own-routes",
  enforce: "pre",
  resolveId(source, importer) {
    if (source === "virtual:react-router/server-build") return at("server-build.ts");
    if (source.endsWith("/founder.routes.ts") && importer !== at("own.routes.ts")) return at("own.routes.ts");
    return undefined;
  },
};

/** Builds a server with the test routes beside the product's build; resolves to the server's entry file. */
export async function buildOwnSite() {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [ownRoutes],
    // Without this option, JSX would be compiled for development, because the build runs inside Vitest.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      ssr: "app/server/start.ts",
      outDir: "build/own-routes",
      rolldownOptions: { output: { entryFileNames: "index.js" } },
    },
  });
  return `${root}/build/own-routes/index.js`;
}
