import type { Route } from "./+types/application.send.ts";
import { applicationActions } from "./application.form.server.ts";

export const action = (args: Route.ActionArgs) => applicationActions(args).script(args);
