import { data } from "react-router";
import { type Fields, receive, type Refused } from "../shell/form/receive.server.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** A secret that a page shows only once, in the response to the submitted form. */
export type Shown<S> = { shown: S; headers: Record<string, string> };

/** Returns the refusal of an account form, a redirect, or a secret to show once. */
export async function receiveAtAccount<S = never>(
  args: RouteArgs,
  work: (fields: Fields) => Promise<Response | Refused | Shown<S>>,
) {
  type Answer = { refusal?: Refusal; shown?: S };
  const received = await receive<Response | Shown<S>>(args, work);
  if ("refusal" in received) return data<Answer>({ refusal: received.refusal }, received.init);
  const { done } = received;
  return done instanceof Response ? done : data<Answer>({ shown: done.shown }, { headers: done.headers });
}
