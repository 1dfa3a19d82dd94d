import { startGuide } from "../../domain/guide/guide.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { guideWords } from "./words.ts";
import { guideForm } from "./guide.schema.server.ts";

export const guideActions = leadFormActions({
  form: "guide",
  schema: guideForm,
  store: (db, secret, sender, { firstName, lastName, phone, phoneConsent }) =>
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
