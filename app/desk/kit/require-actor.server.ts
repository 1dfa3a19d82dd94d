import type { RouterContextProvider } from "react-router";
import { requireActor as requireAs } from "../../shell/require.server.ts";

/** Who works on the desk. */
export const requireActor = (asked: { request: Request; context: Readonly<RouterContextProvider> }) =>
  requireAs(asked, "admin");
