import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["bench", "faults"])(
  "npm run %s loads in Node alone, and names what there is",
  (command) => {
    const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, "nothing"], { encoding: "utf8" });
    expect(stdout + stderr).toMatch(/^No such \w+: nothing\. There are/);
    // The bench script imports all of Lighthouse, which can take most of a minute, so the time limit is long.
  },
  240_000,
);
