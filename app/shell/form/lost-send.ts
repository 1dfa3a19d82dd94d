import { useSyncExternalStore } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useNavigation } from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The id of the form that is about to be sent, or "" for none. */
let sender = "";
/** True if the next navigation only reloads the page's data, so that a failure shows no error. */
let rereads = false;
let lost: string | null = null;
const listeners = new Set<() => void>();

function tell(form: string | null) {
  lost = form;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sendsNext(form: string) {
  sender = form;
}

/**
 * Call before reloading the page's data, so that a failed reload leaves the page unchanged instead of showing an error.
 */
export function rereadsNext() {
  rereads = true;
}

/** With these statuses, a working server has refused the form; after other errors, the form may be stored. */
const answeredStatuses: readonly number[] = [401, 403, 404];

/** Returns true if the network or the server failed, so that it is unknown whether a form was stored. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === "error" &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && answeredStatuses.includes(result.status));

/** If sending fails, the returned promise stays pending, so that the page keeps the typed values. */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = sender;
  const isReread = rereads && request.method === "GET";
  sender = "";
  rereads = false;
  if (lost !== null) tell(null);
  const results = await next();
  const isAwaited = isReread || (request.method !== "GET" && (form !== "" || listeners.size > 0));
  if (!isAwaited || !Object.values(results).some(isLost)) return results;
  if (request.signal.aborted) return results;
  if (!isReread) tell(form);
  await new Promise((resolve) => {
    request.signal.addEventListener("abort", resolve);
  });
  return results;
};

const never = () => false;

export const useIsLost = (form: string) => useSyncExternalStore(listen, () => lost === form || lost === "", never);

const idle = { state: "idle", formMethod: undefined, formData: undefined } as const;

/** Returns the navigation, or an idle one if sending failed, because the failed form's navigation stays pending. */
export function useSending() {
  const navigation = useNavigation();
  return useSyncExternalStore(listen, () => lost !== null, never) ? idle : navigation;
}
