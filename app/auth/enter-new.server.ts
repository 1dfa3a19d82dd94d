import { redirect } from "react-router";
import { rememberPerson } from "../../domain/person/known-browser.server.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import { cookieOf } from "./browser.server.ts";
import { wayOn } from "./way-on.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

export function enterNew(args: RouteArgs, opened: { personId: string; token: string; role: Role }, to = "") {
  const headers = new Headers({ "Set-Cookie": cookieOf(args, opened) });
  const known = rememberPerson(jarOf(args), opened.personId);
  if (known) headers.append("Set-Cookie", known);
  return redirect(wayOn("open", opened, to), { status: 303, headers });
}
