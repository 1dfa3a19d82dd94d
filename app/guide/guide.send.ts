import type { Route } from "./+types/guide.send.ts";
import { guideActions } from "./guide.form.server.ts";

export const action = (args: Route.ActionArgs) => guideActions.script(args);
