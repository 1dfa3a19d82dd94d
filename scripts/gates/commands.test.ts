import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["bench", "faults"])(
  "npm run %s loads in Node alone, and names what there is",
  (command) => {
    const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, "nothing"], { encoding: "utf8" });
    expect(stdout + stderr).toMatch(/^No such \w+: nothing\. There are/);
    // All of Lighthouse is loaded: a loaded machine has been seen to take most of a minute.
  },
  240_000,
);
