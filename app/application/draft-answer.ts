import type { FormValues } from "../../domain/application/application.ts";

type SavedDraft = { accessToken: string; revision: number; savedAt: string };

export type DraftAnswer =
  | ({ status: "saved" } & SavedDraft)
  /** The draft was not saved, because another device has saved a newer version; `typed` contains the newer version. */
  | ({ status: "stale"; typed: FormValues } & SavedDraft)
  /**
   * `sent`: the draft was submitted from another device or window. `elsewhere`: the applicant continued the draft in a
   * browser that opened the mailed link. `there`: the draft was neither submitted nor continued elsewhere.
   */
  | { status: "sent" | "elsewhere" | "there" | "gone" | "limited" | "invalid" | "erased" | "unavailable" };
