import { defineConfig } from "vitest/config";

const shared = { globalSetup: "./e2e/vitest.setup.ts", testTimeout: 20_000, hookTimeout: 40_000 };

const measured = ["e2e/http/bodies.test.ts", "e2e/http/connections.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: "code",
          include: ["{app,content,domain,emails,platform,scripts,ui}/**/*.test.{ts,tsx}"],
          // Half of their time they wait for a pause that is being tried.
          maxWorkers: 3,
        },
      },
      // These put the built site under load, or measure it: one file at a time, so that they don't disturb one another.
      {
        test: {
          ...shared,
          name: "alone",
          include: ["e2e/faults/*.test.ts", ...measured],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: "site",
          include: ["e2e/http/*.test.ts"],
          exclude: measured,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Mostly these wait: two at once take half the time.
      {
        test: {
          ...shared,
          name: "journeys",
          include: ["e2e/journeys/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
