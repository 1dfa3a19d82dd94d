import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Outcome } from "../shell/form/answer.ts";

/** What the form hands over to the confirmation page: what is stored, or what was typed and is not. */
export type Sent =
  | { receipt: string; outcome: Outcome }
  /** With the minutes to wait, where it came too often. */
  | { typed: Record<string, string>; key: string; minutes?: number };

const never = () => () => {};

/** The browser remembers it over a reload, which the server's page knows nothing of. */
export function useSent() {
  const state = useLocation().state as { sent?: Sent } | null;
  return useSyncExternalStore(
    never,
    () => state?.sent,
    () => undefined,
  );
}
