import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Outcome } from "../shell/form/answer.ts";

/**
 * The result of the guide form for the confirmation page: the stored request, or the values that could not be stored.
 */
export type Sent =
  | { receipt: string; outcome: Outcome }
  /** `minutes` is the waiting time after too many submissions. */
  | { typed: Record<string, string>; key: string; minutes?: number };

const never = () => () => {};

/**
 * Returns the form's result from the browser's history entry, so that the result survives a reload. On the server, the
 * result is undefined.
 */
export function useSent() {
  const state = useLocation().state as { sent?: Sent } | null;
  return useSyncExternalStore(
    never,
    () => state?.sent,
    () => undefined,
  );
}
