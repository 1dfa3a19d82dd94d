import type { Route } from "./+types/audit.send.ts";
import { auditActions } from "./audit.form.server.ts";

export const action = (args: Route.ActionArgs) => auditActions.script(args);
