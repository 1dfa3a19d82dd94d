import type { RouterContextProvider } from "react-router";
import { sign } from "../../../platform/installation/secret.server.ts";
import { services } from "../../server/context.server.ts";
import { aboutKey, doneKey } from "./done-in-address.ts";

type Context = Readonly<RouterContextProvider>;

const markKey = "mark";

const markOf = (context: Context, path: string, done: string, about: string) =>
  sign(context.get(services).secret, "desk-done", JSON.stringify([path, done, about])).slice(0, 22);

/** Where a page of the desk says that an action was done, and to what: only we can write one. */
export function successUrl(context: Context, path: string, done: string, about = "") {
  const mark = markOf(context, new URL(path, "http://localhost").pathname, done, about);
  const said = new URLSearchParams({ ...(about && { [aboutKey]: about }), [markKey]: mark, [doneKey]: done });
  return `${path}${path.includes("?") ? "&" : "?"}${said}`;
}

/** An address that says something was done which we did not write, without that; undefined where there is none. */
export function withoutFalseSuccess(context: Context, { pathname, searchParams }: URL) {
  const done = searchParams.get(doneKey);
  if (done === null) return undefined;
  if (searchParams.get(markKey) === markOf(context, pathname, done, searchParams.get(aboutKey) ?? "")) return undefined;
  const left = new URLSearchParams(searchParams);
  left.delete(doneKey);
  return left.size > 0 ? `${pathname}?${left}` : pathname;
}
