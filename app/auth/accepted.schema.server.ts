import * as z from "zod";
import { signUpFields } from "./sign-up.schema.server.ts";

const { first_name, last_name, password, lang, terms } = signUpFields.shape;

/** The fields that an application lacks: first and last name, password and consent to the terms. */
export const acceptedForm = z.object({ first_name, last_name, password, lang, terms });
