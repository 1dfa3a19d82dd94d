import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../../domain/person/actor.ts";
import { visitor } from "../../server/context.server.ts";
import { requireViewer } from "../../shell/require.server.ts";

/** Who works on the desk, for the verbs and for the audit log. */
export function requireActor(asked: { request: Request; context: Readonly<RouterContextProvider> }): Actor {
  return { viewer: requireViewer(asked, "admin"), address: asked.context.get(visitor).address };
}
