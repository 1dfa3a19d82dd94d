import { build, type Plugin } from "vite";

const inlined = /\.script\.ts\?inline$/;

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

/** An import with `?inline` returns the script as a string; empty in the browser, where the script has already run. */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  load: {
    filter: { id: inlined },
    async handler(id) {
      const code = this.environment.name === "client" ? "" : await bundle(id.replace("?inline", ""));
      return `export default ${JSON.stringify(code)}`;
    },
  },
};
