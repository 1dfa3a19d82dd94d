import type { Route } from "./+types/deck-request.send.ts";
import { deckRequestActions } from "./deck-request.form.server.ts";

export const action = (args: Route.ActionArgs) => deckRequestActions(args).script(args);
