import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["bench", "faults"])(
  "npm run %s loads in Node alone, and names what there is",
  (command) => {
    const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, "nothing"], { encoding: "utf8" });
    expect(stdout + stderr).toMatch(/^No such \w+: nothing\. There are/);
    // The script imports all of Lighthouse, which has taken most of a minute on a loaded machine.
  },
  240_000,
);
