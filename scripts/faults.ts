// Runs the fault scenarios at full size; `npm run faults -- NAME` runs a single scenario.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Full = typeof import("../e2e/faults/full.ts");

// Vite runs the scenarios, because some of them import TSX files (the e-mails), which Node cannot run.
const { module } = await runnerImport<Full>(fileURLToPath(new URL("../e2e/faults/full.ts", import.meta.url)), {
  logLevel: "error",
});
process.exit((await module.runFaults(process.argv[2])) === 0 ? 0 : 1);
