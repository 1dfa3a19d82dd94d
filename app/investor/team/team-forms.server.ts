import * as z from "zod";
import { emailField } from "../../../platform/http/email-field.server.ts";

export const inviteForm = z.object({ email: emailField });
export const withdrawForm = z.object({ invitation: z.string().max(100) });
export const removeForm = z.object({ person: z.string().max(100) });
