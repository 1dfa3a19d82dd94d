import { defineConfig } from "vitest/config";

const shared = { globalSetup: "./e2e/vitest.setup.ts", testTimeout: 20_000, hookTimeout: 40_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "code",
          include: ["{app,content,domain,emails,platform,scripts,ui}/**/*.test.{ts,tsx}"],
        },
      },
      // These run the built site as a process: one file at a time, so that they don't disturb one another.
      {
        test: {
          ...shared,
          name: "site",
          include: ["e2e/{http,faults}/*.test.ts"],
          maxWorkers: 1,
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
