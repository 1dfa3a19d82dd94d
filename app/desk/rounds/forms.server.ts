import * as z from "zod";
import { line } from "../../../platform/http/fields.server.ts";
import { chosenIn } from "../../../platform/language/no-choice.ts";

/** The number of reviews per application; two if the form does not contain the field. */
export const openForm = z.object({
  per_file: z
    .string()
    .optional()
    .transform((typed) => (typed ? typed.trim() : "2"))
    .pipe(z.enum(["1", "2", "3"], "perFileRequired"))
    .transform(Number),
});

const chosen = line(100).transform(chosenIn).pipe(z.string().min(1, "chosenRequired"));

export const assignForm = z.object({ application: chosen.pipe(z.uuid("chosenRequired")), reviewer: chosen });
