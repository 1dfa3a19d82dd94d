import type { FormValues } from "../../domain/application/application.ts";

type SavedDraft = { accessToken: string; revision: number; savedAt: string };

export type DraftAnswer =
  | ({ status: "saved" } & SavedDraft)
  /** The draft was not saved, because another device has saved a newer version; `typed` contains the newer version. */
  | ({ status: "stale"; typed: FormValues } & SavedDraft)
  /** `elsewhere`: the applicant continued the draft in another browser. `there`: the draft is still open. */
  | { status: "sent" | "elsewhere" | "there" | "gone" | "limited" | "invalid" | "erased" | "unavailable" };
