import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, ticked } from "../../platform/http/fields.server.ts";
import { firstNameField, lastNameField } from "../../platform/http/name-fields.server.ts";
import { phoneOf } from "../../platform/language/phone.ts";
import { startGuide } from "../../domain/guide/guide.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { guideWords } from "./words.ts";

/** Converts the phone number to its stored format; an empty field is allowed. */
const phone = line(40, "phoneInvalid").transform((typed, context) => {
  const number = typed && phoneOf(typed);
  if (number !== undefined) return number;
  context.addIssue({ code: "custom", message: "phoneInvalid" });
  return z.NEVER;
});

export const guideForm = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  phone,
  phoneConsent: ticked,
  marketing: ticked,
});

export const guideActions = defineForm({
  form: "guide",
  schema: guideForm,
  store: ({ db, secret, sender }, { firstName, lastName, phone, phoneConsent }) =>
    submitLead(db, secret, {
      ...sender,
      form: "guide",
      payload: {
        firstName,
        lastName,
        fullName: `${firstName} ${lastName}`,
        ...(phone && { phone, phoneConsent: phoneConsent ? "yes" : "no" }),
        message: guideWords.in(sender.lang).message,
      },
      begin: startGuide,
    }),
  offers: {
    purpose: "phone",
    consent: "guide-phone",
    given: ({ phone, phoneConsent }) => phone !== "" && phoneConsent,
  },
  receiptAt: "guide-confirmation",
});
