import type { ActionFunctionArgs } from "react-router";
import { routeAt } from "../../paths.ts";
import { leadFormsByName } from "./lead-forms.server.ts";

/** Receives the public forms that a script sends to the page's path plus "/send". */
export function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const form = leadFormsByName.get(routeAt(pathname.replace(/\/send$/, "")) ?? "");
  if (!form) throw new Response(null, { status: 404 });
  return form.script(args);
}
