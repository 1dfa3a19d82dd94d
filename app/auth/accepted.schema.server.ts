import * as z from "zod";
import { signUpFields } from "./sign-up.schema.server.ts";

const { first_name, last_name, password, lang, terms } = signUpFields.shape;

/** What an application has not asked: a name in two parts, a password, and the terms. */
export const acceptedForm = z.object({ first_name, last_name, password, lang, terms });
