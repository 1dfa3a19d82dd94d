import type { FormValues } from "../../domain/application/application.ts";

type SavedDraft = { accessToken: string; revision: number; savedAt: string };

export type DraftAnswer =
  | ({ status: "saved" } & SavedDraft)
  /** Another device has saved since. */
  | ({ status: "stale"; typed: FormValues } & SavedDraft)
  /** `sent`: sent from another device or window. `elsewhere`: continued in a browser that opened the mailed link. */
  | { status: "sent" | "elsewhere" | "there" | "gone" | "limited" | "invalid" | "erased" | "unavailable" };
