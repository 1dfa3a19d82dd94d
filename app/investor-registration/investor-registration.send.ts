import type { Route } from "./+types/investor-registration.send.ts";
import { investorRegistrationActions } from "./investor-registration.form.server.ts";

export const action = (args: Route.ActionArgs) => investorRegistrationActions(args).script(args);
