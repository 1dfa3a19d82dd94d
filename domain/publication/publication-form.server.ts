import * as z from "zod";
import { choices, line } from "../../platform/http/fields.server.ts";
import { customerKinds, type CustomerKind, shownParts, type ShownPart } from "./publication.ts";

export const listedInPublication = ["customers", "shown"] as const;

export const publicationForm = z.object({
  customers: choices(customerKinds, "customersMissing").transform((kinds) =>
    customerKinds.filter((kind) => kinds.includes(kind)),
  ) as z.ZodType<CustomerKind[]>,
  deepTech: line(10)
    .pipe(z.enum(["yes", "no"], { error: "deepTechMissing" }))
    .transform((answer) => answer === "yes"),
  shown: line(1_000, "unknownChoice")
    .transform((sent) => sent.split(",").filter(Boolean))
    .refine((sent) => sent.every((part) => (shownParts as readonly string[]).includes(part)), "unknownChoice")
    .transform((sent) => shownParts.filter((part) => sent.includes(part))) as z.ZodType<ShownPart[]>,
});
