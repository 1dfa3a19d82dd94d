import { defineConfig } from "vitest/config";

const shared = { globalSetup: "./e2e/vitest.setup.ts", testTimeout: 20_000, hookTimeout: 40_000 };
const onSite = { ...shared, testTimeout: 120_000, hookTimeout: 120_000 };

const measured = ["e2e/http/bodies.test.ts", "e2e/http/connections.test.ts"];

/** Most of their time these wait: for a pause that is being tried, for a browser, for another process. */
export default defineConfig({
  test: {
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...shared,
          name: "code",
          include: ["{app,content,domain,emails,platform,scripts,ui}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...onSite, name: "faults", include: ["e2e/faults/*.test.ts"] } },
      // They measure the site, so nothing else runs.
      { test: { ...onSite, name: "alone", include: measured, maxWorkers: 1 } },
      { test: { ...onSite, name: "site", include: ["e2e/http/*.test.ts"], exclude: measured } },
      { test: { ...onSite, name: "journeys", include: ["e2e/journeys/*.test.ts"] } },
    ],
  },
});
