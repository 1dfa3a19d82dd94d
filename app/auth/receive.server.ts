import { data } from "react-router";
import type * as z from "zod";
import { checked, receive, type Refused } from "../shell/form/receive.server.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** What a page shows once, in the answer to its own form. */
type Shown<S> = { shown: S; headers: Record<string, string> };

/** What each form about accounts does: a refusal or what is shown once comes to the page by its name. */
export async function receiveAtAccount<T, S = never>(
  asked: RouteArgs,
  schema: z.ZodType<T>,
  work: (values: T) => Promise<Response | Refused | Shown<S>>,
) {
  type Answer = { refusal?: Refusal; shown?: S };
  const received = await receive<Response | Shown<S>>(asked, checked(schema, work));
  if ("refusal" in received) return data<Answer>({ refusal: received.refusal }, received.init);
  const { done } = received;
  return done instanceof Response ? done : data<Answer>({ shown: done.shown }, { headers: done.headers });
}
