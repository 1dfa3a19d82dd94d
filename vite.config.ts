import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browserRoutes } from "./scripts/browser-routes.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { leanRouter } from "./scripts/lean-router.ts";

/** Modules that every page uses, built into one file except those that `somewhere` or `published` matches. */
const everywhere = /[\\/]((ui|platform)[\\/]|app[\\/](paths\.ts|shell[\\/](?!consent[\\/](?!use-consent-prompt))))/;
/** Only some pages use these modules, so the shared file leaves them out. */
const somewhere =
  /[\\/](ui[\\/](chart|use-on-change|curve|data-table|gauge|monogram|page-dialog|marquee)|platform[\\/](office[\\/]|language[\\/]language-of)|app[\\/]shell[\\/](apply-by|written|account[\\/]account-bar|erasure-|form[\\/](lead-form|email-form|unsaved|use-toast-of|counted-textarea|use-posted-form|person-errors)|link-outcome|no-break|not-found|picture|signed-in))/;
/** These modules have their own file, because the cockpit's first tab has no fields and must not load them. */
const published =
  /[\\/](ui[\\/]field|platform[\\/]language[\\/]typed-number|app[\\/]shell[\\/](page-metadata|structured-data|form[\\/](use-lead-form|use-field-errors|browser-errors|form-notice|shown-text|honeypot|marketing-tick|in-focus)))/;

/**
 * Our modules load no styles of their own, so Vite's wrapper around each import(), which waits for styles, is left out.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

export default defineConfig({
  plugins: [browserRoutes, inlineScripts, leanRouter, plainImports, tailwindcss(), reactRouter()],
  // One file for all styles: later pages find the file in the browser's cache.
  build: {
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page contains the names of the files that it needs, so short names save bytes.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
                },
                {
                  name: "shared",
                  test: (id) => everywhere.test(id) && !somewhere.test(id) && !published.test(id),
                  minShareCount: 2,
                },
                { name: "published", test: published, minShareCount: 2 },
                // The monogram has its own file, because the cockpit shows the monogram but uses none of the modules in
                // the group `sections`.
                { name: "monogram", test: /[\\/]ui[\\/](monogram|initials)/ },
                { name: "data-table", test: /[\\/]ui[\\/]data-table/ },
                // `picture` and `covers` are separate groups: only pages with articles draw covers, but other pages use
                // `picture` too.
                { name: "picture", test: /[\\/]app[\\/]shell[\\/]picture/ },
                { name: "covers", test: /[\\/]app[\\/](sections[\\/]chart-|blog[\\/]cover)/ },
                // The bar has its own file, because the page of the application form draws bars but uses none of the
                // modules in the group `sections`.
                { name: "bar", test: /[\\/]app[\\/]sections[\\/]bar/ },
                { name: "reasons", test: /[\\/]app[\\/]marketing[\\/](value|comparison|final-call)/ },
                {
                  name: "sections",
                  test: /[\\/]app[\\/](sections[\\/](?!session-panel|questions)|marketing)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    // Bundled packages load in a third of the time, which shortens the server's start.
    ssr: {
      build: { rolldownOptions: { input: "./app/server/start.ts" } },
      resolve: { noExternal: ["drizzle-orm", "react-email", "@react-email/render"] },
    },
  },
});
