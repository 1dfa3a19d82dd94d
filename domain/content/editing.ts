import type { ContentRecord, Kind } from "./content.ts";

/** Something that a change cannot be saved with, at a place in the record ("hero.title.fr"). */
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
    | "taken"
    | "notInTheFuture";
  /** The length or number that counts. */
  limit?: number;
  /** What it is about: the name of a fact, the records that quote it. */
  about?: string;
};

/** When a change counts: once somebody says so, at once, or on a date. */
export type When = "draft" | "now" | Date;

export type Saved =
  | { status: "saved"; revision: string; id: string }
  | { status: "refused"; problems: Problem[] }
  /** Somebody has changed the record since the editor was opened. */
  | { status: "overtaken" };

export type RecordName = { kind: Kind; id: string };

/** A record as its editor finds it. */
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
  /** Names this state: a change that was begun on another is not saved over it. */
  base: string;
};
