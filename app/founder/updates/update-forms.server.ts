import * as z from "zod";
import { updateLimits } from "../../../domain/investor-update/update.ts";
import { emailField } from "../../../platform/http/email-field.server.ts";
import { paragraphs, ticked } from "../../../platform/http/fields.server.ts";

const text = paragraphs(updateLimits.text);

export const updateForm = z
  .object({
    worked: text,
    stuck: text,
    asked: text,
    cash: ticked,
    runway: ticked,
    deck: ticked,
    corrects: z.string().max(100).default(""),
    numbers: z.string().max(100).optional(),
    /** If set, only the recipients in `to` get the update; if absent, all recipients get the update. */
    choose: z.string().max(10).default(""),
    to: z
      .string()
      .max(20_000)
      .default("")
      .transform((ids) => ids.split(",").filter(Boolean)),
  })
  .refine(({ worked, stuck, asked }) => worked + stuck + asked !== "", { path: ["worked"], message: "textRequired" });
export const inviteForm = z.object({ email: emailField });
export const removeForm = z.object({ invitation: z.string().max(100) });
