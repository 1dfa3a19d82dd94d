// The fault scenarios at their full figures: a line for each promise. `npm run faults -- NAME` runs one of them.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Full = typeof import("../e2e/faults/full.ts");

// Some scenarios run the product's own parts, which Node alone cannot read: mails are written in TSX.
const { module } = await runnerImport<Full>(fileURLToPath(new URL("../e2e/faults/full.ts", import.meta.url)), {
  logLevel: "error",
});
process.exit((await module.runFaults(process.argv[2])) === 0 ? 0 : 1);
