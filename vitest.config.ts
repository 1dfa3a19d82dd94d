import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LastLines } from "./e2e/last-lines.ts";

// On a busy machine a late process may fail a test, so a failed test runs again.
const onSite = { isolate: false, retry: 1, testTimeout: 120_000, hookTimeout: 120_000 };

const inCode = globSync("{app,content,domain,emails,platform,scripts,ui}/**/*.test.{ts,tsx}");
const takesLong = (file: string) =>
  /sealed|bootstrap|contributing/.test(file) ||
  /e2e\/(both-engines|peers\/)|\binject\(|open(Pglite|Postgres)/.test(readFileSync(file, "utf8"));
const slow = inCode.filter(takesLong);
const code = { isolate: false, testTimeout: 180_000, hookTimeout: 180_000 };

const measured = ["e2e/http/bodies.test.ts", "e2e/http/connections.test.ts"];

/** Tests of faults and upgrades mostly wait, so they start between tests that keep the cores busy. */
const longest = [
  /journeys\/(pages|content)|http\/upgrade/,
  /faults\/clock/,
  /journeys\/(consent|application|desk)/,
  /faults\/embedded/,
  /domain\/delivery|guide-mails/,
  /restore|access|http\/(?:accounts|demo|rows-a-day)|forms/,
  /faults\/postgres/,
  /journeys/,
  /faults/,
  /e2e|privacy|jobs|backup/,
];

/** Starts the longest test files first, so that at the end the other cores do not wait for a single file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((names) => names.test(moduleId));
      return place < 0 ? longest.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 5,
    reporters: ["default", new LastLines()],
    globalSetup: "./e2e/vitest.setup.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...code, name: "code-quick", include: inCode.filter((file) => !slow.includes(file)) } },
      { test: { ...code, name: "code", retry: 1, include: slow } },
      { test: { ...onSite, name: "faults", testTimeout: 300_000, include: ["e2e/faults/*.test.ts"] } },
      // Each of these test files starts a site and measures it, so no other test may run at the same time.
      { test: { ...onSite, name: "alone", include: measured, sequence: { groupOrder: 1 } } },
      { test: { ...onSite, name: "site", include: ["e2e/http/*.test.ts"], exclude: measured } },
      { test: { ...onSite, name: "journeys", include: ["e2e/journeys/*.test.ts"] } },
    ],
  },
});
