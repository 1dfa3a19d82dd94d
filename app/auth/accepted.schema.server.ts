import * as z from "zod";
import { signUpFields } from "./sign-up.schema.server.ts";

const { first_name, last_name, password, lang, terms } = signUpFields.shape;

/** The fields that an accepted applicant must still fill in, because the application does not contain them. */
export const acceptedForm = z.object({ first_name, last_name, password, lang, terms });
