import type { FormValues } from "../../domain/application/application.ts";

type SavedDraft = { accessToken: string; revision: number; savedAt: string };

export type DraftAnswer =
  | ({ status: "saved" } & SavedDraft)
  /** Another device has saved a newer version of the draft. */
  | ({ status: "stale"; typed: FormValues } & SavedDraft)
  /**
   * `sent`: the draft was submitted from another device or window. `elsewhere`: the applicant continued the draft in a
   * browser that opened the mailed link. `there`: neither has happened.
   */
  | { status: "sent" | "elsewhere" | "there" | "gone" | "limited" | "invalid" | "erased" | "unavailable" };
