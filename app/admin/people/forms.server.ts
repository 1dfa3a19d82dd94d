import * as z from "zod";
import { roles } from "../../../domain/person/viewer.ts";
import { choice, paragraphs, ticked } from "../../../platform/http/fields.server.ts";

const reason = (most: number) => paragraphs(most, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));

/** A reason for the file. */
export const reasonForm = z.object({ reason: reason(2_000) });

/** A reason that the investor is mailed. */
export const refusalForm = z.object({ reason: reason(600) });

export const roleForm = z.object({
  role: choice(roles, "roleRequired").transform((role) => role as (typeof roles)[number]),
  confirm: ticked.refine((isTicked) => isTicked, "confirmRequired"),
});

export const nothing = z.object({});
