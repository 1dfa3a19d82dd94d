import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,domain,emails,platform,scripts,ui}/**/*.test.{ts,tsx}"],
    globalSetup: "./e2e/vitest.setup.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
