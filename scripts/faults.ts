// The fault scenarios at full size, with one line printed for each promise. `npm run faults -- NAME` runs one of them.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Full = typeof import("../e2e/faults/full.ts");

// Some scenarios import TSX (the mails), which Node alone cannot run.
const { module } = await runnerImport<Full>(fileURLToPath(new URL("../e2e/faults/full.ts", import.meta.url)), {
  logLevel: "error",
});
process.exit((await module.runFaults(process.argv[2])) === 0 ? 0 : 1);
