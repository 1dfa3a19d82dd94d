import type { FormValues } from "../../domain/application/application.ts";

type SavedDraft = { accessToken: string; revision: number; savedAt: string };

/** What the server says of a draft that a browser brings it. */
export type DraftAnswer =
  | ({ status: "saved" } & SavedDraft)
  /** Another device has saved since. */
  | ({ status: "stale"; typed: FormValues } & SavedDraft)
  /** `sent`: from another device or window. */
  | { status: "sent" | "there" | "gone" | "limited" | "invalid" | "erased" | "unavailable" };
