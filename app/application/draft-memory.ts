import type { FormValues } from "../../domain/application/application.ts";

const place = "application-draft";

export type Remembered = {
  typed: FormValues;
  at: number;
  seconds: number;
  /** The token that gives access to the server's copy of the draft; absent while there is no such copy. */
  accessToken?: string;
  revision?: number;
};

export function remembered(): Remembered | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as (Partial<Remembered> & { pass?: string }) | null;
    if (!kept?.typed) return undefined;
    // Drafts stored by an earlier version of the site use the key `pass` for the access token.
    const { pass: accessToken, ...draft } = kept;
    return { at: 0, seconds: 0, ...(accessToken && { accessToken }), ...draft, typed: kept.typed };
  } catch {
    return undefined;
  }
}

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
    // The browser blocks storage, so there is no draft to delete.
  }
}
