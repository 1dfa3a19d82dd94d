import type { Holder } from "../../../domain/cap-table/cap-table.ts";
import type { DocumentKind } from "../../../domain/document/kind.ts";
import type { SectionChoice } from "../../../domain/document/section-choice.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import type { Finding } from "../../../domain/readiness/criterion.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import type { Lang } from "../../../platform/language/language.ts";
import type { words as profileWords } from "../profile-words.en.ts";
import type { words as readinessWords } from "../readiness/words.en.ts";
import type { words as documentWords } from "./words.en.ts";

/** The data from which a document is generated. `today` is a date in the Paris time zone. */
export type Material = {
  kind: DocumentKind;
  lang: Lang;
  today: string;
  choices: readonly SectionChoice[];
  profile: FounderProfile;
  figures: Figures;
  /** The runway in months below which the founder is warned. */
  floor: number;
  holders: readonly Holder[] | null;
  scan: { score: number; findings: readonly Finding[]; scannedAt: Date } | null;
  /** Each session where the startup has a place, or else the last day to apply for the next one. */
  sessions: readonly { name: string; day: string; isPlace: boolean }[];
};

export type Wording = {
  own: typeof documentWords;
  profile: typeof profileWords;
  readiness: typeof readinessWords;
};
