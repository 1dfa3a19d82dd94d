import type { EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";

/** Why a form was refused, as error codes, with the typed values. Passwords and sign-in codes are never included. */
export type Refusal<Reason extends string = string> = {
  status: Reason;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Minutes until the next attempt, if a rate limit refused the form; otherwise 0. */
  minutes: number;
  /** The parts edited by this form that were meanwhile saved from another page. */
  overtaken?: EditConflict[];
  /** The next open intake or pitch session, if the intake or session of this form is closed. */
  next?: string;
};
