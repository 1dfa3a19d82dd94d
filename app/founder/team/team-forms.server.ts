import * as z from "zod";
import { emailField } from "../../../platform/http/email-field.server.ts";
import { choice, line } from "../../../platform/http/fields.server.ts";

const person = z.string().max(100);

export const inviteForm = z.object({ email: emailField, role: choice(["editor", "reader"], "roleRequired") });
export const withdrawForm = z.object({ invitation: z.string().max(100) });
export const removeForm = z.object({ person });
export const roleForm = z.object({ person, role: choice(["owner", "editor", "reader"], "roleRequired") });
export const closeForm = z.object({ startup_name: line(200, "name").default("") });
