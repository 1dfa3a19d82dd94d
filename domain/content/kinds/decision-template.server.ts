import * as z from "zod";
import { placesIn } from "../../../platform/office/fill-in.ts";
import { templatePlaces } from "../../decision-template/decision-template.ts";
import { id, text } from "./text.server.ts";

const known: readonly string[] = templatePlaces;

/** A reason with the sentence sent to the applicant; the [placeholders] are filled in per application. */
export const decisionTemplate = z
  .strictObject({
    kind: z.literal("decision-template"),
    id,
    verdict: z.enum(["no", "wait", "yes"]),
    /** The reason as the team sees it on the application's page. */
    name: text,
    line: text,
  })
  .superRefine(({ line }, context) => {
    if ([...placesIn(line.en), ...placesIn(line.fr)].some((name) => !known.includes(name)))
      context.addIssue({ code: "custom", path: ["line"], message: "unknownPlace" });
  });
