import type { Viewer } from "./viewer.ts";

/** Who does something for somebody else, and from which network address: what the audit log keeps. */
export type Actor = { viewer: Viewer; address: string };
