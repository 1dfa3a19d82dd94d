import type { FormValues } from "../../domain/application/application.ts";

const place = "application-draft";

/** What this browser keeps of an application that is not sent. */
export type Remembered = {
  typed: FormValues;
  /** When something was typed last. */
  at: number;
  /** Seconds spent writing. */
  seconds: number;
  /** Where the server keeps it too, and which of its states was seen here. */
  accessToken?: string;
  revision?: number;
};

/** Undefined when there is none, or this browser keeps nothing. */
export function remembered(): Remembered | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as (Partial<Remembered> & { pass?: string }) | null;
    if (!kept?.typed) return undefined;
    // What was remembered before the token had this name.
    const { pass: accessToken, ...draft } = kept;
    return { at: 0, seconds: 0, ...(accessToken && { accessToken }), ...draft, typed: kept.typed };
  } catch {
    return undefined;
  }
}

/** False when this browser keeps nothing. */
export function remember(draft: Remembered) {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forget() {
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
