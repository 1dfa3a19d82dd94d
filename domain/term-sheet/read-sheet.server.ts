import type { Asker } from "../../platform/auth/hash-queue.server.ts";
import { workshop } from "../../platform/office/workshop.server.ts";
import type { tasks } from "./tasks.ts";

const inWorker = workshop<typeof tasks>(new URL("../../domain/term-sheet/term-sheet.worker.ts", import.meta.url));

/**
 * Analyses a term sheet in a worker thread, so that other requests are not blocked. Throws the errors that `inWorker`
 * throws.
 */
export const readSheet = (asker: Asker, sheet: string) => inWorker(asker, "read", sheet);
