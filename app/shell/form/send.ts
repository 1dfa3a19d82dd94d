import type { ActionFunctionArgs } from "react-router";
import { routeAt } from "../../paths.ts";
import { leadFormsByName } from "./lead-forms.server.ts";

/** Receives forms sent by script. The form's name is the route of its page. */
export function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const form = leadFormsByName.get(routeAt(pathname.replace(/\/send$/, "")) ?? "");
  if (!form) throw new Response(null, { status: 404 });
  return form.script(args);
}
