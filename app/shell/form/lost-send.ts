import { useSyncExternalStore } from "react";
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, useNavigation } from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The form that sends next, and the form whose send got no answer; "" if the send belongs to no form. */
let sender = "";
/** Whether the next navigation reloads the page, which stays as it is if that gets no answer. */
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

/** Names the form whose send comes next. */
export function sendsNext(form: string) {
  sender = form;
}

/** The page is read again next: if that gets no answer, it stays as it is instead of showing an error. */
export function rereadsNext() {
  rereads = true;
}

/** These statuses explain themselves: signed out, not allowed, or not found. */
const answeredStatuses: readonly number[] = [401, 403, 404];

/** Whether it is unknown if a form was stored, because the network or the server failed. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === "error" &&
  !(result instanceof Response) &&
  !(isRouteErrorResponse(result) && answeredStatuses.includes(result.status));

/**
 * If a send fails without an answer, keeps the page with the typed values, and its form reports the failure. The
 * middleware's promise stays pending until the next send or navigation replaces it.
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

/** Whether the last send of this form got no answer. */
export const useIsLost = (form: string) => useSyncExternalStore(listen, () => lost === form || lost === "", never);

const idle = { state: "idle", formMethod: undefined, formData: undefined } as const;

/** The navigation in progress; idle once the send is lost. */
export function useSending() {
  const navigation = useNavigation();
  return useSyncExternalStore(listen, () => lost !== null, never) ? idle : navigation;
}
