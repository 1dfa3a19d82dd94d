import * as z from "zod";
import { line } from "./fields.server.ts";

const nameField = (max: number, missing: string) => line(max, "nameTooLong").pipe(z.string().min(1, missing));

export const fullNameField = nameField(160, "nameRequired");

export const firstNameField = nameField(80, "firstNameRequired");
export const lastNameField = nameField(80, "lastNameRequired");
