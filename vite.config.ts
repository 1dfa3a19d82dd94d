import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { browserRoutes } from "./scripts/browser-routes.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { leanRouter } from "./scripts/lean-router.ts";

/** What the frame and the forms of every page are made of. */
const everywhere = /[\\/]((ui|platform)[\\/]|app[\\/](paths\.ts|shell[\\/](?!consent[\\/](?!use-consent-prompt))))/;
/** What only some pages show goes with them. */
const somewhere =
  /[\\/](ui[\\/](chart|use-on-change|curve|data-table|gauge|monogram|page-dialog|marquee)|platform[\\/](office[\\/]|language[\\/]language-of)|app[\\/]shell[\\/](apply-by|written|account[\\/]account-bar|erasure-|form[\\/](lead-form|email-form|unsaved|use-toast-of|counted-textarea|use-posted-form|person-errors)|link-outcome|no-break|not-found|picture|signed-in))/;
/** What public pages and pages with a form share: the cockpit’s first tab has no fields, and does not load it. */
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
  // One small file for the whole site: its first page pays for one request, the others for none.
  build: {
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page names some of these files, and asks for the names of more.
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
                // By itself: the cockpit shows it too, and none of the sections beside it.
                { name: "monogram", test: /[\\/]ui[\\/](monogram|initials)/ },
                { name: "data-table", test: /[\\/]ui[\\/]data-table/ },
                // Only pages with articles draw their covers; what every scene is drawn with stays out of them.
                { name: "picture", test: /[\\/]app[\\/]shell[\\/]picture/ },
                { name: "covers", test: /[\\/]app[\\/](sections[\\/]chart-|blog[\\/]cover)/ },
                // By itself: the application form's page draws bars, and shows none of the sections of the others.
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
    // Bundled, these take a third of the time to load, without the highlighter and the parsers that our mails don't
    // use: the server's start is theirs.
    ssr: {
      build: { rolldownOptions: { input: "./app/server/start.ts" } },
      resolve: { noExternal: ["drizzle-orm", "react-email", "@react-email/render"] },
    },
  },
});
