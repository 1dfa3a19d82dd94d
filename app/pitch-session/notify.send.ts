import type { Route } from "./+types/notify.send.ts";
import { notifyActions } from "./notify.form.server.ts";

export const action = (args: Route.ActionArgs) => notifyActions.script(args);
