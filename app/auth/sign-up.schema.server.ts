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

/**
 * Sets `risk` to "missing" for an investor who has not ticked the risk notice, so that the schema reports this error
 * together with the errors of the other fields.
 */
const riskOfInvestors = (sent: unknown) => {
  const { user_type: type, risk, ...others } = sent as Record<string, unknown>;
  return { ...others, user_type: type, risk: isTicked(risk) ? "read" : type === "investor" ? "missing" : "" };
};

export const signUpFields = z.object({
  user_type: choice(userTypes, "userTypeRequired"),
  first_name: nameField("firstNameRequired"),
  last_name: nameField("lastNameRequired"),
  email: emailField,
  // Checks the password here, so that a password error appears together with the other errors. Whether the password
  // resembles the person's name is checked later, because that check needs a valid name.
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
