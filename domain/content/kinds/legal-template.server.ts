import * as z from "zod";
import { placesIn } from "../../../platform/office/fill-in.ts";
import { knownPlaces } from "../../legal-template/places.ts";
import { id, text } from "./text.server.ts";

const blank = z.strictObject({
  /** The placeholder's name as written in the clauses: "other_party" for [other_party]. */
  name: z
    .string()
    .regex(/^[a-z]+(?:_[a-z]+)*$/)
    .max(40),
  label: text,
});

/** A contract template. Its [placeholders] are filled in from the founder's profile or by the founder. */
export const legalTemplate = z
  .strictObject({
    kind: z.literal("legal-template"),
    id,
    name: text,
    purpose: text,
    blanks: z.array(blank).max(30),
    clauses: z
      .array(z.strictObject({ title: text, body: z.array(text).min(1).max(10) }))
      .min(1)
      .max(30),
  })
  .superRefine(({ blanks, clauses }, context) => {
    const known = [...knownPlaces, ...blanks.map(({ name }) => name)];
    for (const [number, { body }] of clauses.entries())
      for (const [part, { en, fr }] of body.entries())
        if ([...placesIn(en), ...placesIn(fr)].some((name) => !known.includes(name)))
          context.addIssue({ code: "custom", path: ["clauses", number, "body", part], message: "unknownPlace" });
  });
