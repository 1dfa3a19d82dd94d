import type { Route } from "./+types/simulator.send.ts";
import { simulatorActions } from "./simulator.form.server.ts";

export const action = (args: Route.ActionArgs) => simulatorActions(args).script(args);
