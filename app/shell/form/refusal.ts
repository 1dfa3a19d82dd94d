import type { EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";

/** Why a form was not taken, in codes for words.*, with what was typed; never a password or a code. */
export type Refusal<Reason extends string = string> = {
  status: Reason;
  /** By field. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Until it may be tried again, where a limit refused it. */
  minutes: number;
  /** What was saved elsewhere meanwhile and changed here too. */
  overtaken?: EditConflict[];
  /** For a closed intake or session: the next one that is open. */
  next?: string;
};
