import type { ContentRecord, Kind } from "./content.ts";

/** A reason why a change cannot be saved, with its path in the record ("hero.title.fr"). */
export type Problem = {
  path: string;
  code:
    | "empty"
    | "tooLong"
    | "tooFew"
    | "tooMany"
    | "tooLow"
    | "tooHigh"
    | "notANumber"
    | "notADay"
    | "notAnEmail"
    | "notAnAddress"
    | "wrongForm"
    | "choose"
    | "notARange"
    | "rangeOrder"
    | "dayOrder"
    | "unknownPlace"
    | "closingOrder"
    | "timeOrder"
    | "undatedClaim"
    | "unknownFact"
    | "unknownImage"
    | "pictureElsewhere"
    | "unknownReference"
    | "stillQuoted"
    | "hasGuests"
    | "taken"
    | "notInTheFuture";
  limit?: number;
  /** The id of the fact, or the names of the records that quote it. */
  about?: string;
};

/** When a change is published: later by hand (a draft), at once, or on a date. */
export type When = "draft" | "now" | Date;

export type Saved =
  | { status: "saved"; revision: string; id: string }
  | { status: "refused"; problems: Problem[] }
  /** Another person changed the record since the editor loaded it. */
  | { status: "overtaken" };

export type RecordName = { kind: Kind; id: string };

/** A record as loaded into its editor. */
export type RecordState = {
  published: ContentRecord | null;
  draft: {
    id: string;
    record: ContentRecord | null;
    at: Date;
    author: string;
    publishAt: Date | null;
    problem: string | null;
  } | null;
  /** Identifies this state: a change based on another state is not saved. */
  base: string;
};
