import * as z from "zod";
import { siteField } from "../../platform/http/address.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import type { PitchApplicationPage, Resolved } from "../content/content.ts";

type Options = Resolved<PitchApplicationPage>["options"];

function startupAnswers({ stages, sectors, revenues, lookingFor }: Options) {
  const oneOf = (options: readonly { id: string }[], message: string) =>
    line(60).pipe(z.string().refine((chosen) => options.some(({ id }) => id === chosen), message));
  return z.object({
    fullName: fullNameField,
    startupName: line(160, "startupTooLong").pipe(z.string().min(1, "startupRequired")),
    website: siteField(200, "websiteInvalid"),
    stage: oneOf(stages, "stageRequired"),
    sector: oneOf(sectors, "sectorRequired"),
    annualRevenue: oneOf(revenues, "revenueRequired"),
    lookingFor: oneOf(lookingFor, "lookingForRequired"),
    /** The session that the form named; empty if it named none. */
    session: line(160),
  });
}

/** Returns the schema of the public application form. The fields have the same order as the error summary. */
export const applicationForm = (options: Options) => {
  const { fullName, ...startup } = startupAnswers(options).shape;
  const email = emailField;
  return z.object({ fullName, email, ...startup, marketing: ticked });
};

/** The form for signed-in founders has no contact fields, because the account has them. */
export const founderApplicationForm = (options: Options, asksForFee: boolean) =>
  startupAnswers(options).extend({
    feeRead: ticked.refine((read) => read || !asksForFee, "feeRequired"),
  });
