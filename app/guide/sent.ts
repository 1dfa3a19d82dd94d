import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Outcome } from "../shell/form/answer.ts";

/** The form's result for the confirmation page: the stored request, or the values that were not stored. */
export type Sent =
  | { receipt: string; outcome: Outcome }
  /** `minutes`: how long to wait after too many sends. */
  | { typed: Record<string, string>; key: string; minutes?: number };

const never = () => () => {};

/** Kept in the history entry, so it survives a reload; the server does not know it. */
export function useSent() {
  const state = useLocation().state as { sent?: Sent } | null;
  return useSyncExternalStore(
    never,
    () => state?.sent,
    () => undefined,
  );
}
