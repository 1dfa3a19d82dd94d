import type { FormValues } from "../../domain/application/application.ts";

const place = "application-draft";

/** An unsent application in this browser's storage. */
export type Remembered = {
  typed: FormValues;
  at: number;
  seconds: number;
  /** The server's copy of the draft, and the revision that this browser has. */
  accessToken?: string;
  revision?: number;
};

/** Undefined if nothing is stored or storage is blocked. */
export function remembered(): Remembered | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as (Partial<Remembered> & { pass?: string }) | null;
    if (!kept?.typed) return undefined;
    // Drafts stored by an earlier version call the token `pass`.
    const { pass: accessToken, ...draft } = kept;
    return { at: 0, seconds: 0, ...(accessToken && { accessToken }), ...draft, typed: kept.typed };
  } catch {
    return undefined;
  }
}

/** False if storage is blocked. */
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
    // Storage is blocked, so there is nothing to delete.
  }
}
