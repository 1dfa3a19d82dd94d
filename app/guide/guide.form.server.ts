import { startGuide } from "../../domain/guide/guide.server.ts";
import { guideConfirmedPath } from "../paths.ts";
import { leadFormActions } from "../shell/form/receive.server.ts";
import { wordsIn } from "./words.server.ts";
import { guideForm } from "./guide.schema.server.ts";

export const guideActions = leadFormActions({
  form: "guide",
  schema: guideForm,
  payload: ({ firstName, lastName, phone, phoneConsent }, lang) => ({
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    ...(phone && { phone, phoneConsent: phoneConsent ? "yes" : "no" }),
    message: wordsIn[lang].message,
  }),
  offers: {
    purpose: "phone",
    consent: "guide-phone",
    given: ({ phone, phoneConsent }) => phone !== "" && phoneConsent,
  },
  begin: startGuide,
  receiptAt: guideConfirmedPath,
});
