import type { RouterContextProvider } from "react-router";
import type { By } from "../../domain/person/by.ts";
import { visitor } from "../services.server.ts";
import { requireViewer } from "../shell/require.server.ts";

/** Who works on the desk, for the verbs and for the audit log. */
export function byOf(asked: { request: Request; context: Readonly<RouterContextProvider> }): By {
  return { viewer: requireViewer(asked, "admin"), address: asked.context.get(visitor).address };
}
