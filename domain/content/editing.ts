import type { ContentRecord, Kind } from "./content.ts";

/** A reason why a change cannot be saved; `path` is the field in the record, for example "hero.title.fr". */
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
    | "notWhole"
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
    | "hasPeople"
    | "placesGiven"
    | "tookPlace"
    | "taken"
    | "notInTheFuture"
    | "onlyAdministrators";
  limit?: number;
  /** The unknown fact's or picture's id, or the names of the records that still quote the fact. */
  about?: string;
};

/** When a change is published: later by hand ("draft"), at once ("now"), or at a date. */
export type When = "draft" | "now" | Date;

export type Saved =
  | { status: "saved"; revision: string; id: string }
  | { status: "refused"; problems: Problem[] }
  /** The record was changed by another person after the editor loaded it. */
  | { status: "overtaken" };

export type RecordName = { kind: Kind; id: string };

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
  /**
   * Identifies this state of the record. A change is refused if the record has changed since the editor loaded this
   * state.
   */
  base: string;
  /** False for records that the software needs, such as the facts shipped with it, by which pages calculate. */
  mayBeDeleted: boolean;
};
