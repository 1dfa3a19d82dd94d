import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browserRoutes } from "./scripts/browser-routes.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { leanRouter } from "./scripts/lean-router.ts";

/**
 * Matches the folders of modules that the frame and the forms of every page use. These modules are built into one file,
 * except those that `somewhere` or `published` matches.
 */
const everywhere = /[\\/]((ui|platform)[\\/]|app[\\/](paths\.ts|shell[\\/](?!consent[\\/](?!use-consent-prompt))))/;
/**
 * Matches the modules in the folders of `everywhere` that only some pages use. They are left out of the shared file, so
 * that other pages do not load them.
 */
const somewhere =
  /[\\/](ui[\\/](chart|use-on-change|curve|data-table|gauge|monogram|page-dialog|marquee)|platform[\\/](office[\\/]|language[\\/]language-of)|app[\\/]shell[\\/](apply-by|written|account[\\/]account-bar|erasure-|form[\\/](lead-form|email-form|unsaved|use-toast-of|counted-textarea|use-posted-form|person-errors)|link-outcome|no-break|not-found|picture|signed-in))/;
/**
 * Matches modules for page metadata and form fields, which public pages and pages with a form use. They are built into
 * a file of their own, because the cockpit's first tab has no fields and must not load them.
 */
const published =
  /[\\/](ui[\\/]field|platform[\\/]language[\\/]typed-number|app[\\/]shell[\\/](page-metadata|structured-data|form[\\/](use-lead-form|use-field-errors|browser-errors|form-notice|honeypot|marketing-tick|in-focus)))/;

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
  // All imported styles are built into one small file: the visitor's first page loads the file, and all later pages
  // find it in the browser's cache.
  build: {
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names are short to save bytes: every page contains the names of the files that it needs, and the list
            // of routes that the browser loads contains the names of the files of linked pages.
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
    // These packages are bundled, because the server spends most of its start on loading them. As a bundle they load in
    // a third of the time, without the highlighter and the parsers that our e-mails do not use.
    ssr: {
      build: { rolldownOptions: { input: "./app/server/start.ts" } },
      resolve: { noExternal: ["drizzle-orm", "react-email", "@react-email/render"] },
    },
  },
});
