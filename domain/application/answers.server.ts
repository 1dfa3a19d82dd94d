import * as z from "zod";
import { siteField } from "../../platform/http/address.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, paragraphs, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import { phoneOf } from "../../platform/language/phone.ts";
import { type Answers, answerNames, customers, entities, founders, stages, type FormValues } from "./application.ts";
import { eurosOf } from "../../platform/language/typed-number.ts";
import { chosenIn } from "../../platform/language/no-choice.ts";

const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices, missing: string) =>
  line(20, missing).pipe(z.enum(choices, missing));

const revenue = line(30, "revenueInvalid").transform((typed, { issues }) => {
  const euros = eurosOf(typed);
  if (euros !== undefined) return euros;
  issues.push({ code: "custom", message: typed === "" ? "revenueRequired" : "revenueInvalid", input: typed });
  return z.NEVER;
});

const answers = {
  fullName: fullNameField,
  companyName: line(160, "companyTooLong").pipe(z.string().min(1, "companyRequired")),
  website: siteField(200, "websiteInvalid"),
  customers: oneOf(customers, "customersRequired"),
  stage: oneOf(stages, "stageRequired"),
  entity: oneOf(entities, "entityRequired"),
  fullTimeFounders: oneOf(founders, "foundersRequired"),
  monthlyRevenue: revenue,
  pitch: paragraphs(600, "pitchTooLong").pipe(z.string().min(1, "pitchRequired")),
};

const email = emailField;

export const emailForm = z.object({ email });

/** The seconds that the applicant spent on the form, measured by script. An invalid value counts as missing. */
const seconds = z.coerce.number().int().min(1).max(86_400).optional().catch(undefined);

export const changeForm: z.ZodType<Answers & { seconds?: number | undefined }> = z.object({ ...answers, seconds });

export const applicationForm = z.object({
  ...answers,
  email,
  marketing: ticked,
  seconds,
  /** The month of the intake's application deadline, as shown on the form ("2026-12"). */
  intake: z.string("intakeRequired").regex(/^\d{4}-(0[1-9]|1[0-2])$/, "intakeRequired"),
  draft: z.string().max(100).catch(""),
});

export const callForm = z.object({
  slots: paragraphs(600, "slotsTooLong").pipe(z.string().min(1, "slotsRequired")),
  phone: line(40, "phoneInvalid").transform((typed, { issues }) => {
    if (typed === "") return null;
    const phone = phoneOf(typed);
    if (phone) return phone;
    issues.push({ code: "custom", message: "phoneInvalid", input: typed });
    return z.NEVER;
  }),
});

const draftText = paragraphs(1_000).catch("");

const choices = new Set<string>(["customers", "stage", "entity", "fullTimeFounders"]);

/** Returns the form's answers as a draft, without validation. */
export function draftOf(fields: Record<string, string>): FormValues {
  const sent = (name: string) => (choices.has(name) ? chosenIn(fields[name] ?? "") : fields[name]);
  return Object.fromEntries(answerNames.map((name) => [name, draftText.parse(sent(name))]));
}
