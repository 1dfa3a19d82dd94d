import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, ticked } from "../../platform/http/fields.server.ts";
import type { PitchApplicationPage, Resolved } from "../content/content.ts";

const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** A web address as people write it, with or without its scheme; empty stays empty. */
const website = line(200, "websiteInvalid").transform((typed, context) => {
  if (typed === "") return "";
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (URL.canParse(address) && host.test(new URL(address).hostname)) return address;
  context.addIssue({ code: "custom", message: "websiteInvalid" });
  return z.NEVER;
});

type Options = Resolved<PitchApplicationPage>["options"];

/** What an application says of a startup, wherever it is filled in. */
function startupAnswers({ stages, sectors, revenues, lookingFor }: Options) {
  const oneOf = (options: readonly { id: string }[], message: string) =>
    line(60).pipe(z.string().refine((chosen) => options.some(({ id }) => id === chosen), message));
  return z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    startupName: line(160, "startupTooLong").pipe(z.string().min(1, "startupRequired")),
    website,
    stage: oneOf(stages, "stageRequired"),
    sector: oneOf(sectors, "sectorRequired"),
    annualRevenue: oneOf(revenues, "revenueRequired"),
    lookingFor: oneOf(lookingFor, "lookingForRequired"),
  });
}

/** The public form, in the order of its fields: what is wrong with them is listed in it. */
export const applicationForm = (options: Options) => {
  const { fullName, ...startup } = startupAnswers(options).shape;
  const email = emailField;
  return z.object({ fullName, email, ...startup, marketing: ticked });
};

/** The cockpit's: its founder is known by their account, and has read about the fee where there is one. */
export const founderApplicationForm = (options: Options, asksForFee: boolean) =>
  startupAnswers(options).extend({ feeRead: ticked.refine((read) => read || !asksForFee, "feeRequired") });
