import type { Route } from "./+types/newsletter.send.ts";
import { newsletterActions } from "./newsletter.form.server.ts";

export const action = (args: Route.ActionArgs) => newsletterActions.script(args);
