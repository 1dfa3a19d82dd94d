import { useSyncExternalStore } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useNavigation } from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The id of the form that is about to be sent. An empty string means that no form is. */
let sender = "";
/**
 * True if the next navigation only reloads the page's data. If that reload gets no answer, the page remains unchanged.
 */
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
 * Announces that the next navigation reloads the page's data. If the reload gets no answer, the page remains unchanged
 * instead of showing an error.
 */
export function rereadsNext() {
  rereads = true;
}

/** The statuses for which an error page is shown: 401 (signed out), 403 (not allowed) and 404 (not found). */
const answeredStatuses: readonly number[] = [401, 403, 404];

/** Returns true if the network or the server failed, so that it is unknown whether a form was stored. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === "error" &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && answeredStatuses.includes(result.status));

/**
 * If a send gets no answer, keeps the page with the typed values, and the form reports the failure. The middleware's
 * promise remains pending until the next send or navigation aborts the request.
 */
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

/** Returns the navigation in progress. Returns an idle navigation if the last send got no answer. */
export function useSending() {
  const navigation = useNavigation();
  return useSyncExternalStore(listen, () => lost !== null, never) ? idle : navigation;
}
