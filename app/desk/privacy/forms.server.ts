import * as z from "zod";
import { enteredKinds, enteredVia } from "../../../domain/privacy/privacy.ts";
import { storedEmailField } from "../../../platform/http/email-field.server.ts";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";
import { isDay, parisDay } from "../../../platform/language/paris-day.ts";

/** A date that is not in the future. */
const pastDay = line(10, "dayInvalid")
  .refine(isDay, { error: "dayInvalid", abort: true })
  .refine((day) => day <= parisDay(new Date()), "dayToCome");

export const entryForm = z
  .object({
    received_on: pastDay,
    kind: choice(enteredKinds, "kindRequired"),
    email: storedEmailField,
    via: choice(enteredVia, "viaRequired"),
    note: paragraphs(2_000, "noteTooLong"),
  })
  .transform(({ received_on, ...entered }) => ({ ...entered, receivedOn: received_on }));

/** Requires the operator to confirm that the requester's identity was checked. */
export const eraseForm = z.object({ sure: ticked.refine((isTicked) => isTicked, "confirmRequired") });

export const answerForm = z
  .object({
    answered_on: pastDay,
    answer: paragraphs(2_000, "noteTooLong").pipe(z.string().min(1, "answerRequired")),
  })
  .transform(({ answered_on, answer }) => ({ answeredOn: answered_on, answer }));
