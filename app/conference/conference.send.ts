import type { Route } from "./+types/conference.send.ts";
import { conferenceActions } from "./conference.form.server.ts";

export const action = (args: Route.ActionArgs) => conferenceActions(args).script(args);
