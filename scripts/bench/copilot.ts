import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { Figure } from "./figures.ts";

type Questions = typeof import("./copilot-questions.ts");

/** The copilot on its kept questions. What it runs is the product's own, which Node alone cannot read. */
export async function copilot(): Promise<Figure[]> {
  const { module } = await runnerImport<Questions>(fileURLToPath(new URL("copilot-questions.ts", import.meta.url)), {
    logLevel: "error",
  });
  return module.figures;
}
