import type { Route } from "./+types/contact.send.ts";
import { contactActions } from "./contact.form.server.ts";

export const action = (args: Route.ActionArgs) => contactActions(args).script(args);
