import type { Route } from "./+types/join.send.ts";
import { joinActions } from "./join.form.server.ts";

export const action = (args: Route.ActionArgs) => joinActions(args).script(args);
