import type { EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";

/** Why a form was refused, in codes for words.*, with the typed values; never a password or a code. */
export type Refusal<Reason extends string = string> = {
  status: Reason;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Minutes until a retry, if a rate limit refused the form. */
  minutes: number;
  /** The parts that were saved elsewhere meanwhile and also edited here. */
  overtaken?: EditConflict[];
  /** For a closed intake or session: the next one that is open. */
  next?: string;
};
