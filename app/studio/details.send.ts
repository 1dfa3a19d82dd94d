import type { Route } from "./+types/details.send.ts";
import { detailsActions } from "./details.form.server.ts";

export const action = (args: Route.ActionArgs) => detailsActions.script(args);
