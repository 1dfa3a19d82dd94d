import * as z from "zod";
import { userTypes } from "../../domain/person/account-type.ts";
import { paidPlans } from "../../domain/plan/plan.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { passwordProblem } from "../../platform/auth/password-rule.server.ts";
import { choice, ticked } from "../../platform/http/fields.server.ts";
import { languages } from "../../platform/language/language.ts";
import { honeypotField } from "../shell/form/answer.ts";
import { givenPassword, nameField, to } from "./account-fields.server.ts";

const isTicked = (value: unknown) => ticked.safeParse(value).data === true;

/** A missing risk notice is reported here, so that its error appears together with the other errors. */
const riskOfInvestors = (sent: unknown) => {
  const { user_type: type, risk, ...others } = sent as Record<string, unknown>;
  return { ...others, user_type: type, risk: isTicked(risk) ? "read" : type === "investor" ? "missing" : "" };
};

export const signUpFields = z.object({
  user_type: choice(userTypes, "userTypeRequired"),
  first_name: nameField("firstNameRequired"),
  last_name: nameField("lastNameRequired"),
  email: emailField,
  // The password is checked here, so that its error appears together with the other errors.
  password: givenPassword.superRefine((password, { addIssue }) => {
    const problem = passwordProblem(password, []);
    if (problem) addIssue(problem);
  }),
  lang: choice(languages, "langRequired"),
  plan: z.enum(paidPlans).nullable().catch(null),
  terms: ticked.refine((accepted) => accepted, "termsRequired"),
  risk: z.enum(["read", ""], "riskRequired").transform((risk) => risk === "read"),
  to,
  [honeypotField]: z.string().optional(),
});

export const signUpForm = z.preprocess(riskOfInvestors, signUpFields);
