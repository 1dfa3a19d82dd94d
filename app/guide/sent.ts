import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Outcome } from "../shell/form/answer.ts";

export type Sent =
  | { receipt: string; outcome: Outcome }
  /** `minutes` is the waiting time after too many submissions. */
  | { typed: Record<string, string>; key: string; minutes?: number };

const never = () => () => {};

/** The form's result comes from the browser's history entry, so that the result survives a reload. */
export function useSent() {
  const state = useLocation().state as { sent?: Sent } | null;
  return useSyncExternalStore(
    never,
    () => state?.sent,
    () => undefined,
  );
}
