import type { Viewer } from "./viewer.ts";

export type Actor = { viewer: Viewer; address: string };
