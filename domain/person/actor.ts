import type { Viewer } from "./viewer.ts";

/** The acting person and their network address, as the audit log records them. */
export type Actor = { viewer: Viewer; address: string };
