import { build, type Plugin } from "vite";

const asked = /\.script\.ts\?inline$/;

async function bundle(input: string) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, minify: true, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const chunk = [built].flat().flatMap((each) => ("output" in each ? each.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error(`${input} was not built`);
  return chunk.code.trim();
}

/**
 * `import code from "./head.script.ts?inline"` gives that script with its imports as one minified string to write into
 * a page. The script runs before React, so the browser's bundle leaves the string out.
 */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  load: {
    filter: { id: asked },
    async handler(id) {
      const code = this.environment.name === "client" ? "" : await bundle(id.replace("?inline", ""));
      return `export default ${JSON.stringify(code)}`;
    },
  },
};
