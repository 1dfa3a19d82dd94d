import { useSyncExternalStore } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useNavigation } from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The form that sends next, and the one whose send got no answer; "" where no form sent it. */
let sender = "";
let lost: string | null = null;
const hearers = new Set<() => void>();

function tell(form: string | null) {
  lost = form;
  for (const hear of hearers) hear();
}

function listen(hear: () => void) {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Names the form whose send comes next. */
export function sendsNext(form: string) {
  sender = form;
}

/** These say why by themselves: signed out, not one's own, not in one's plan. */
const answeredStatuses: readonly number[] = [401, 403, 404];

/** Whether it is unknown if a form was stored, because the network or the server failed. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === "error" &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && answeredStatuses.includes(result.status));

/**
 * Keeps the page as it is where a send is lost, with all that was typed: its form tells it and can be sent again. The
 * router goes on waiting for an answer, until the next send or step takes its place.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = sender;
  sender = "";
  if (lost !== null) tell(null);
  const results = await next();
  if (request.method === "GET" || (form === "" && hearers.size === 0) || !Object.values(results).some(isLost))
    return results;
  if (request.signal.aborted) return results;
  tell(form);
  await new Promise((resolve) => {
    request.signal.addEventListener("abort", resolve);
  });
  return results;
};

const never = () => false;

/** Whether the last send of this form got no answer. */
export const useIsLost = (form: string) => useSyncExternalStore(listen, () => lost === form || lost === "", never);

const idle = { state: "idle", formMethod: undefined, formData: undefined } as const;

/** What is being sent or waited for; nothing any more once it is lost. */
export function useSending() {
  const navigation = useNavigation();
  return useSyncExternalStore(listen, () => lost !== null, never) ? idle : navigation;
}
